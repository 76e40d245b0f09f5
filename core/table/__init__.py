"""A table shared by several computers: registers, host, guests; no input and output, no Qt.

The host owns the match. Every guest and spectator is a *member* with two registers: ``u/<member>``
is written by the member, ``d/<member>`` by the host. A register has one writer, a counter and one
latest value, sealed for its reader (``core/sealing.py``). Who connects says its latest value
again, so joining late, coming back and playing over days are one act: read the register.
"""
