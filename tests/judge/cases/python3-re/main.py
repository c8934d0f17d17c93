raise ValueError("raised")
