"""The engine protocol: any program can referee, play or analyse with Kupola's rules.

Run ``python -m core.engine`` and write one JSON object a line; one JSON object a line comes back
for each, in order, or several for a stream. The README shows every request. One that is malformed,
unknown or illegal gets ``{"error": {"code": …, "message": …}}`` and changes nothing.
"""
