/**
 * What a caller of the sandbox sees. Every figure carries its unit in its name; every limit says what happens when it
 * is reached. What the _program_ does is a `RunEnd` (a value); what _we_ fail at is a `SandboxError` (thrown).
 */

/** A file or a folder of the host, shown inside the box. */
export interface Mount {
  /**
   * Absolute path on the host, no symbolic link in its last component. Its parents need not be readable by the box's
   * user.
   */
  readonly source: string;
  /**
   * Absolute path in the box, without `..`. Missing parents are created. May lie inside another mount listed before it.
   */
  readonly target: string;
  /** Default false. A writable source must be inside a `SlotFolder`, which is what caps what can be written. */
  readonly writable?: boolean;
}

/** All limits of one run. They hold for the whole process tree, not only for the first process. */
export interface Limits {
  /** CPU time (user + system, all processes), milliseconds. Reached: `cpu-limit`. Checked about every 20 ms. */
  readonly cpuMs: number;
  /** Wall-clock time from the start of the program, milliseconds. Reached: `wall-limit`. */
  readonly wallMs: number;
  /** Memory of the whole tree, the contents of `/work` and `/tmp` included, bytes. Reached: `memory-limit`. */
  readonly memoryBytes: number;
  /** Stack of the main thread, bytes; `null`: as large as `memoryBytes`. Reached: the program dies of SIGSEGV. */
  readonly stackBytes: number | null;
  /** What the program may write to stdout, bytes. More: `output-limit`, and the rest is dropped. */
  readonly outputBytes: number;
  /** Size of the stderr file, bytes. What is written beyond is dropped without harm to the program. */
  readonly stderrBytes: number;
  /** Processes and threads alive at once, the first one included. Reached: fork fails with EAGAIN. */
  readonly processes: number;
  /**
   * Space in `/work` and, separately, in `/tmp`, and size of any one file, bytes. Reached: ENOSPC, or death by SIGXFSZ.
   */
  readonly workBytes: number;
  /** Files and folders in `/work` and, separately, in `/tmp`. Reached: creating fails with ENOSPC. */
  readonly workFiles: number;
}

/**
 * Standard input: nothing, or a regular file of the host, opened by the helper. Give it mode 0644: programs that open
 * `/dev/stdin` by name (usual in JavaScript) are refused otherwise. Its folders need not be readable by the box's
 * user.
 */
export type Source = { readonly kind: 'null' } | { readonly kind: 'file'; readonly path: string };

/**
 * Standard output or error: dropped, or a new file of the host. The helper creates it (it must not exist, no symbolic
 * link is followed); its name is never visible in the box, so the program cannot replace it.
 */
export type Sink = { readonly kind: 'null' } | { readonly kind: 'file'; readonly path: string };

/** One program to run. Complete and closed: nothing else of the host reaches the program. */
export interface RunRequest {
  /**
   * The program and its arguments. The first is an absolute path in the box; no search through PATH. A file that is
   * there but cannot be executed ends with exit code 126, as in a shell; one that is not there is our failure.
   */
  readonly argv: readonly [string, ...string[]];
  /** The whole environment of the program. */
  readonly env: Readonly<Record<string, string>>;
  /** Beside the read-only system (`/usr`, `/lib*`, a small `/etc`, `/dev`, `/proc`, `/tmp`), which is always there. */
  readonly mounts: readonly Mount[];
  /** Working folder in the box. Default `/work`: a fresh, private, size-capped tmpfs unless a mount covers it. */
  readonly cwd?: string;
  readonly stdin: Source;
  readonly stdout: Sink;
  readonly stderr: Sink;
  readonly limits: Limits;
  /**
   * True: it may use the spare processors as well, since nothing is made of its time. Else it runs on the slot's own
   * alone.
   */
  readonly usesSpareCpus?: boolean;
  /**
   * Default false: `flock` and locks by `fcntl` fail with ENOLCK. For compilers, whose caches need them. Programs could
   * signal to each other by locks on files that several boxes see.
   */
  readonly canLockFiles?: boolean;
}

/**
 * Which limit ended the program, or how its main process ended. Where several apply, the first in this order is told.
 */
export type RunEnd =
  | { readonly kind: 'output-limit' }
  | { readonly kind: 'cpu-limit' }
  | { readonly kind: 'wall-limit' }
  | { readonly kind: 'memory-limit' }
  | { readonly kind: 'signalled'; /** Name such as `SIGSEGV`. */ readonly signal: string }
  | { readonly kind: 'exited'; /** 0 to 255. */ readonly code: number };

/** What one run did. Figures are never clipped to the limit. */
export interface RunResult {
  readonly end: RunEnd;
  /** CPU time of the whole tree, milliseconds, with fractions. */
  readonly cpuMs: number;
  /** Wall-clock time of the program, milliseconds, with fractions. */
  readonly wallMs: number;
  /** Peak memory of the whole tree, bytes. */
  readonly memoryBytes: number;
}

/** What two joined programs did (`Sandbox.runPair`). */
export interface PairResult {
  readonly first: RunResult;
  readonly second: RunResult;
  /** Which main process ended first. Decides whether a death by SIGPIPE was the other's doing. */
  readonly endedFirst: 'first' | 'second';
}

/**
 * A private folder of the host in memory (size-capped tmpfs), visible to the judge, not to any program unless mounted,
 * gone when the sandbox is closed or its owner dies. Programs that were given a part of it may have left symbolic links
 * there: read their files by `readOutputFile` (output-file.ts), never by following paths.
 */
export interface SlotFolder {
  /**
   * Absolute path on the host (under `/proc`, so do not resolve it with `realpath`), mode 0700, owned by root. It
   * changes when a dead helper is replaced, so read it anew for each file.
   */
  readonly path: string;
  /**
   * Makes a folder inside that the slot's user owns, to be mounted writable. It has a quota of its own, so a program
   * that fills it harms neither the slot's other files nor other slots. The calls of this interface wait their turn as
   * runs do.
   *
   * @param name a single word; one that is there already is refused.
   * @returns its absolute path.
   */
  makeWritable(name: string, quota?: FolderQuota): Promise<string>;
  /** Removes such a folder, whatever was left inside. */
  removeWritable(name: string): Promise<void>;
  /** Removes everything inside, however deep or odd, what `makeWritable` made included. */
  clear(): Promise<void>;
}

/** What a writable folder may hold. It lies in memory. */
export interface FolderQuota {
  /** Default 64 MiB. */
  readonly bytes?: number;
  /** Files, folders and links. Default 10,000. */
  readonly files?: number;
}

/**
 * One slot: runs one program (or one pair) at a time; concurrent calls wait for their turn. When its helper dies, the
 * call under way throws, what was in `folder` is gone, and a new helper takes over.
 */
export interface Sandbox {
  /** True when there is no writable cgroup and the operator allowed it: limits hold per process, not per tree. */
  readonly isWeak: boolean;
  /** Where compile outputs, feedback folders, stdin and stdout files live. */
  readonly folder: SlotFolder;
  run(request: RunRequest): Promise<RunResult>;
  /**
   * For interactive problems: stdout of each is piped to stdin of the other, so `stdin` and `stdout` of both must be
   * `null`. Each has a box of its own. When one main process ends, its ends of the pipes are closed and the other goes
   * on until it ends or reaches a limit of its own.
   *
   * @param transcript a new file for what they say to each other (transcript.ts reads it); costs some microseconds a
   *   message.
   */
  runPair(first: RunRequest, second: RunRequest, transcript?: Sink): Promise<PairResult>;
  /** Ends the helper and whatever it runs, removes cgroups, mounts and the slot's folder. Idempotent. */
  close(): Promise<void>;
}

/** Options of `createSandbox`. */
export interface SandboxOptions {
  /** 0 to 999. Two live sandboxes of one host never share a slot. */
  readonly slot: number;
  /** Pins the programs to this processor (0 based). */
  readonly cpu?: number;
  /** Processors that no slot runs timed programs on; of use with `cpu` only. */
  readonly spareCpus?: readonly number[];
  /** Accept a host without writable cgroups. */
  readonly allowWeak: boolean;
  /** Size of the slot's folder, bytes. Default 1 GiB. */
  readonly folderBytes?: number;
  /**
   * Root of a file system whose `/usr`, `/lib*` and compilers the programs see instead of the host's. No trailing
   * slash.
   */
  readonly rootfs?: string;
  readonly logger?: SandboxLogger;
}

/** The part of pino's logger the sandbox uses. */
export interface SandboxLogger {
  warn(detail: object, message: string): void;
}

/** Our own failure, never the program's: the run says nothing about the program and may be repeated. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
}
