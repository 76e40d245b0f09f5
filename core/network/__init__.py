"""Tables on real networks: transports, and the threads that run a host's or a guest's side.

Nothing here is imported before a table is opened or joined. A transport carries sealed registers;
it never sees what is in them.
"""
