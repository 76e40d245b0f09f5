"""Boards painted as pictures: for cards, reports, results and paper."""
