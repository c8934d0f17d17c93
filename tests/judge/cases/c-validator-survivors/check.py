import os, sys, time

if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        while True:
            time.sleep(0.001)
            open(sys.argv[3] + "judgemessage.txt", "w").write("still here")
    os._exit(0)
sys.exit(42)
