print("animrender-bench")
