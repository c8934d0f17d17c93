print(1  # BrokenPipeError
