"""Files of the program: the only package of ``gui`` that reads, writes, lists and deletes files.

Imports no Qt.
"""
