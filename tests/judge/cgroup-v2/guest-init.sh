#!/bin/busybox sh
# First process of the virtual machine: makes the host's root its own, read through 9p and never written (what is written
# stays in the machine's memory), and goes on with guest-run.sh there.
busybox mount -t proc proc /proc
busybox mount -t devtmpfs dev /dev
exec > /dev/ttyS0 2>&1 < /dev/null

# In no order: a module that needs another is tried again.
for attempt in 1 2 3 4 5; do
  for module in /modules/*.ko; do busybox insmod "$module" 2> /dev/null; done
done

busybox mkdir -p /host /memory /root
busybox mount -t 9p -o trans=virtio,version=9p2000.L,cache=loose,msize=512000,ro host /host || busybox poweroff -f
busybox mount -t tmpfs -o size=60% memory /memory
busybox mkdir /memory/upper /memory/work
busybox mount -t overlay -o lowerdir=/host,upperdir=/memory/upper,workdir=/memory/work root /root || busybox poweroff -f
busybox mount -t proc proc /root/proc
exec busybox switch_root /root /bin/sh "$(busybox sed -n 's/.*guest_run=\([^ ]*\).*/\1/p' /proc/cmdline)"
