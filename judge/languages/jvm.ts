import type { RunLimits } from '../protocol/task.ts';
import type { RunEnd } from '../sandbox/sandbox.types.ts';
import type { RunPlan, ToolSearch } from './language.types.ts';

const mebibyte = 1024 * 1024;
/**
 * Memory beyond the limit, in bytes, for what lies outside the heap: compiled code, classes, collector, threads.
 * Measured: 13 to 45 MiB. The help page names it.
 */
export const jvmOwnBytes = 64 * mebibyte;
/** Smallest heap that the JVM starts with, in MiB. */
const minHeapMib = 2;

/**
 * The archive of classes is used where it lies: to move it, which is the default against attacks on the JVM, takes 10
 * ms a start.
 */
const unmovedArchive = ['-XX:+UnlockDiagnosticVMOptions', '-XX:ArchiveRelocationMode=0'] as const;

/** @returns what makes each start of this JVM cheaper; nothing where it does not know of it. */
export async function quickStart(search: ToolSearch, java: string): Promise<readonly string[]> {
  return (await search.output(java, [...unmovedArchive, '-version'])) === null ? [] : unmovedArchive;
}

/**
 * On one processor the program waits for the compiler threads, and compiling what runs for a tenth of a second is not
 * worth it. What runs long is compiled all the same, a blink later.
 */
const patientCompiler = '-XX:CompileThresholdScaling=3';

/** A JVM on this machine. */
export interface Jvm {
  /** Path in the box. */
  readonly java: string;
  /** See `quickStart`. */
  readonly startFlags: readonly string[];
}

/**
 * A run of the JVM: the heap is bounded by the limit, and the box lies above it, so that a program that needs too much
 * meets an OutOfMemoryError (which `isJavaOutOfMemory` recognises) rather than the end of its process.
 */
export function javaRun({ java, startFlags }: Jvm, limits: RunLimits, program: readonly string[]): RunPlan {
  const heapMib = Math.max(minHeapMib, Math.ceil(limits.memoryBytes / mebibyte));
  const stackMib = Math.max(1, Math.floor(Math.min(limits.stackBytes ?? 64 * mebibyte, 1024 * mebibyte) / mebibyte));
  return {
    argv: [
      java,
      `-Xmx${heapMib}m`,
      `-Xss${stackMib}m`,
      '-XX:+UseSerialGC',
      '-XX:-UsePerfData',
      patientCompiler,
      ...startFlags,
      '-Dfile.encoding=UTF-8',
      ...program,
    ],
    extraMemoryBytes: jvmOwnBytes,
  };
}

/** A program that dies of an OutOfMemoryError nobody caught. */
export function isJavaOutOfMemory(end: RunEnd, stderr: string): boolean {
  return end.kind === 'exited' && end.code !== 0 && stderr.includes('java.lang.OutOfMemoryError');
}
