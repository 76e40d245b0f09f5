"""Kupola, installed by pip: a desktop table for Azul Duel, Kingdomino and Pixies.

``core``, ``gui``, ``assets`` and ``i18n`` lie in this folder. Only the programs ``kupola`` and
``kupola-engine`` have it on their path, so other programs of the same Python never meet them.
"""
