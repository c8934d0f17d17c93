#define _GNU_SOURCE
#include "process.h"

#include <errno.h>
#include <linux/sched.h>
#include <sched.h>
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

/*
 * How this works. A fork copies the page tables, and afterwards the first write to each page of either process is a fault;
 * where the machine is virtual that is the dearest part of starting a process. So a child shares our memory (CLONE_VM) and
 * stands on a stack of its own. The C library's clone() knows no CLONE_INTO_CGROUP, its clone3 is hidden, and after a bare
 * system call the child would run on into our frames: hence the few lines of assembly. Other processors get the copy.
 */

#if defined(__x86_64__)

static pid_t clone_onto(struct clone_args *arguments, const struct process_start *start)
{
    if (start->stack != NULL) {
        arguments->flags |= CLONE_VM;
        arguments->stack = (uint64_t)(uintptr_t)start->stack;
        arguments->stack_size = PROCESS_STACK_BYTES;
    }
    long result;
    __asm__ volatile("syscall\n\t"
                     "test %%rax, %%rax\n\t"
                     "jnz 1f\n\t"
                     "mov %[argument], %%rdi\n\t"
                     "call *%[run]\n\t"
                     "ud2\n"
                     "1:"
                     : "=a"(result)
                     : "a"((long)SYS_clone3), "D"(arguments), "S"(sizeof *arguments), [run] "r"(start->run),
                       [argument] "r"(start->argument)
                     : "rcx", "r11", "memory");
    return (pid_t)result;
}

#else

static pid_t clone_onto(struct clone_args *arguments, const struct process_start *start)
{
    long result = syscall(SYS_clone3, arguments, sizeof *arguments);
    if (result == 0) {
        start->run(start->argument);
        _exit(1);
    }
    return result < 0 ? -errno : (pid_t)result;
}

#endif

pid_t process_start(const struct process_start *start, int *pidfd)
{
    struct clone_args arguments = {
        .flags = start->flags | CLONE_PIDFD | (start->cgroup < 0 ? 0 : CLONE_INTO_CGROUP),
        .pidfd = (uint64_t)(uintptr_t)pidfd,
        .exit_signal = SIGCHLD,
        .cgroup = start->cgroup < 0 ? 0u : (unsigned long long)start->cgroup,
    };
    pid_t result = clone_onto(&arguments, start);
    if (result >= 0)
        return result;
    errno = -result;
    return -1;
}
