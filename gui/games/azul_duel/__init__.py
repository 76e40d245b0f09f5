"""Azul Duel on the table: glazed tiles, factories of sun and moon, a dome under an arch."""

from __future__ import annotations

from .table import AZUL_DUEL_TABLE

__all__ = ["AZUL_DUEL_TABLE"]
