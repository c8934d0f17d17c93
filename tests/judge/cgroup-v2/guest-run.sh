#!/bin/sh
# In the virtual machine, on the host's files. Observes twice: where a host runs its judge, at the real top of the
# hierarchy, and as a container does, in a cgroup namespace whose top holds processes already.
export PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/tmp
mount -t sysfs sysfs /sys
mount -t cgroup2 cgroup2 /sys/fs/cgroup
mount -t devtmpfs dev /dev
mount -t tmpfs tmp /tmp
mount -t tmpfs run /run
exec > /dev/ttyS0 2>&1 < /dev/null

observe_node=$(sed -n 's/.*observe_node=\([^ ]*\).*/\1/p' /proc/cmdline)
observe_script=${0%/*}/observe.ts
"$observe_node" "$observe_script" 'top of the hierarchy'
first=$?
mkdir /sys/fs/cgroup/container
echo $$ > /sys/fs/cgroup/container/cgroup.procs
unshare --cgroup --mount sh -c 'umount /sys/fs/cgroup && mount -t cgroup2 cgroup2 /sys/fs/cgroup && exec "$@"' sh "$observe_node" "$observe_script" 'container'
echo "observed: $first $?"
sync
echo o > /proc/sysrq-trigger
sleep 60
