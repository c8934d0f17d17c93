#define _GNU_SOURCE
#include "seccomp_filter.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <seccomp.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "fail.h"

/*
 * How this works. The default is to allow: languages differ too much for a list of what is allowed, and namespaces, uid and
 * missing capabilities already stand in the way. Refused is what widens the attack surface of the kernel, what would
 * outlive the box, and what leads out of its limits. Calls of another architecture (32-bit on a 64-bit kernel) end the
 * process, since their numbers would be read as something else.
 */

/* Refused with EPERM. A name the library or the architecture does not have is passed over. */
static const char *const REFUSED[] = {
    /* mounts and roots */
    "mount", "umount", "umount2", "mount_setattr", "open_tree", "move_mount", "fsopen", "fsconfig", "fsmount", "fspick",
    "chroot", "pivot_root", "open_by_handle_at", "name_to_handle_at", "mknod", "mknodat", "quotactl", "quotactl_fd",
    "swapon", "swapoff",
    /* who else opens a file that several boxes see */
    "fanotify_init", "fanotify_mark", "inotify_init", "inotify_init1", "inotify_add_watch",
    /* namespaces and other processes */
    "unshare", "setns", "ptrace", "process_vm_readv", "process_vm_writev", "process_madvise", "pidfd_getfd", "kcmp",
    "sched_setaffinity", "move_pages", "migrate_pages",
    /* large or privileged parts of the kernel */
    "bpf", "perf_event_open", "userfaultfd", "io_uring_setup", "io_uring_enter", "io_uring_register", "keyctl", "add_key",
    "request_key", "init_module", "finit_module", "delete_module", "kexec_load", "kexec_file_load", "reboot", "acct",
    "syslog", "iopl", "ioperm", "lookup_dcookie", "vhangup", "memfd_secret", "uselib", "modify_ldt",
    /* clocks and names */
    "settimeofday", "clock_settime", "clock_adjtime", "adjtimex", "stime", "sethostname", "setdomainname",
    /* what would outlive the process: the IPC namespace lasts from one run to the next */
    "shmget", "shmat", "shmctl", "shmdt", "semget", "semop", "semctl", "semtimedop", "msgget", "msgsnd", "msgrcv", "msgctl",
    "mq_open", "mq_unlink", "mq_timedsend", "mq_timedreceive", "mq_notify", "mq_getsetattr",
};

/* Namespaces; and a sibling instead of a child, which would be the helper's to reap. */
static const unsigned long REFUSED_CLONE_FLAGS[] = {
    CLONE_NEWNS, CLONE_NEWPID, CLONE_NEWUSER, CLONE_NEWNET, CLONE_NEWIPC, CLONE_NEWUTS, CLONE_NEWCGROUP, CLONE_PARENT,
};

/* personality(0xffffffff) only asks. */
#define PERSONALITY_QUERY 0xffffffffUL

static int refuse_named(scmp_filter_ctx filter)
{
    for (size_t i = 0; i < sizeof REFUSED / sizeof REFUSED[0]; i++) {
        int number = seccomp_syscall_resolve_name(REFUSED[i]);
        if (number == __NR_SCMP_ERROR || number < 0)
            continue;
        int result = seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), number, 0);
        if (result < 0)
            return result;
    }
    return 0;
}

/* The kernel reads 32 bits of such an argument, a filter sees 64. */
#define IS_INT(argument, value) SCMP_CMP(argument, SCMP_CMP_MASKED_EQ, 0xffffffffu, value)
#define HAS_FLAG(argument, flag) SCMP_CMP(argument, SCMP_CMP_MASKED_EQ, flag, flag)

/* Huge pages come from a pool of the host, not from the memory of the cgroup. The errors are those of an empty pool. */
static int refuse_huge_pages(scmp_filter_ctx filter)
{
    int result = seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOMEM), SCMP_SYS(mmap), 1, HAS_FLAG(3, MAP_HUGETLB));
    if (result == 0)
        result = seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOMEM), SCMP_SYS(memfd_create), 1, HAS_FLAG(1, MFD_HUGETLB));
    return result;
}

/* Limit 1 (program.c) keeps the kernel from starting a program of the host for a crash. */
static int keep_core_limit(scmp_filter_ctx filter)
{
    int result = seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(setrlimit), 1, IS_INT(0, RLIMIT_CORE));
    if (result == 0)
        result = seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(prlimit64), 2, IS_INT(1, RLIMIT_CORE),
                                  SCMP_CMP(2, SCMP_CMP_NE, 0));
    return result;
}

/*
 * Locks belong to the inode, so two programs that run at the same time could signal to each other by locks on a file that
 * both see. ENOLCK is the error of file systems without locks, and runtimes continue after it.
 */
static int refuse_locks(scmp_filter_ctx filter)
{
    static const unsigned COMMANDS[] = {F_GETLK, F_SETLK, F_SETLKW, F_OFD_GETLK, F_OFD_SETLK, F_OFD_SETLKW};
    int result = seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOLCK), SCMP_SYS(flock), 0);
    for (size_t i = 0; result == 0 && i < sizeof COMMANDS / sizeof COMMANDS[0]; i++)
        result = seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOLCK), SCMP_SYS(fcntl), 1, IS_INT(1, COMMANDS[i]));
    return result;
}

static int refuse_by_argument(scmp_filter_ctx filter)
{
    int result = refuse_huge_pages(filter);
    if (result == 0)
        result = keep_core_limit(filter);
    /* As inotify; and a mark on the file that older kernels let any reader set. */
    if (result == 0)
        result = seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(fcntl), 1, IS_INT(1, F_NOTIFY));
    if (result == 0)
        result = seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(fcntl), 1, IS_INT(1, F_SET_RW_HINT));
    for (size_t i = 0; result == 0 && i < sizeof REFUSED_CLONE_FLAGS / sizeof REFUSED_CLONE_FLAGS[0]; i++)
        result = seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(clone), 1,
                                  SCMP_A0(SCMP_CMP_MASKED_EQ, REFUSED_CLONE_FLAGS[i], REFUSED_CLONE_FLAGS[i]));
    /* The flags of clone3 lie in memory, out of a filter's sight. The C library falls back to clone. */
    if (result == 0)
        result = seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0);
    if (result == 0)
        result = seccomp_rule_add(filter, SCMP_ACT_ERRNO(EACCES), SCMP_SYS(socket), 1, SCMP_A0(SCMP_CMP_NE, AF_UNIX));
    if (result == 0)
        result = seccomp_rule_add(filter, SCMP_ACT_ERRNO(EACCES), SCMP_SYS(socketpair), 1, SCMP_A0(SCMP_CMP_NE, AF_UNIX));
    if (result == 0)
        result = seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(personality), 1,
                                  SCMP_A0(SCMP_CMP_NE, PERSONALITY_QUERY));
    return result;
}

/* The library writes the program to a file only. */
static int export_program(scmp_filter_ctx filter, struct sock_fprog *program)
{
    int fd = memfd_create("seccomp", MFD_CLOEXEC);
    if (fd < 0 || seccomp_export_bpf(filter, fd) < 0)
        return -1;
    struct stat status;
    if (fstat(fd, &status) < 0)
        return -1;
    size_t size = (size_t)status.st_size;
    struct sock_filter *instructions = malloc(size);
    if (instructions == NULL || pread(fd, instructions, size, 0) != (ssize_t)size)
        return -1;
    close(fd);
    program->filter = instructions;
    program->len = (unsigned short)(size / sizeof *instructions);
    return 0;
}

int seccomp_filter_build(struct sock_fprog *program, bool allows_locks)
{
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
    if (filter == NULL)
        return fail("libseccomp cannot start");
    int result = seccomp_attr_set(filter, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS);
    if (result == 0)
        result = refuse_named(filter);
    if (result == 0)
        result = refuse_by_argument(filter);
    if (result == 0 && !allows_locks)
        result = refuse_locks(filter);
    /* A binary tree instead of a list: each call of a program passes through it. Older libraries do without. */
    seccomp_attr_set(filter, SCMP_FLTATR_CTL_OPTIMIZE, 2);
    if (result == 0)
        result = export_program(filter, program);
    seccomp_release(filter);
    return result < 0 ? fail("the seccomp filter cannot be built") : 0;
}

int seccomp_filter_install(const struct sock_fprog *program)
{
    /* SPEC_ALLOW: the filter must not slow the program down by speculation barriers; nothing secret shares its memory. */
    return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW, program);
}
