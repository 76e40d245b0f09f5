"""Services of the operating system: sounds, motion, threads, memory, the fault log."""
