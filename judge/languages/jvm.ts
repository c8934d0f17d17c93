import type { RunLimits } from '../protocol/task.ts';
import type { RunEnd } from '../sandbox/sandbox.types.ts';
import type { RunPlan } from './language.types.ts';

const mebibyte = 1024 * 1024;
/** Machine code, classes and the JVM's own threads lie outside the heap that the limit bounds. */
const jvmOwnBytes = 256 * mebibyte;

/**
 * A run of the JVM: the heap is bounded by the limit, and the box lies above it, so that a program that needs too much
 * meets an OutOfMemoryError (which `isJavaOutOfMemory` recognises) rather than the end of its process.
 * @param java path in the box.
 */
export function javaRun(java: string, limits: RunLimits, program: readonly string[]): RunPlan {
  const heapMib = Math.max(16, Math.ceil(limits.memoryBytes / mebibyte));
  const stackMib = Math.max(1, Math.floor(Math.min(limits.stackBytes ?? 64 * mebibyte, 1024 * mebibyte) / mebibyte));
  return {
    argv: [java, `-Xmx${heapMib}m`, `-Xss${stackMib}m`, '-XX:+UseSerialGC', '-XX:-UsePerfData', '-Dfile.encoding=UTF-8', ...program],
    extraMemoryBytes: jvmOwnBytes,
  };
}

/** A program that dies of an OutOfMemoryError nobody caught. */
export function isJavaOutOfMemory(end: RunEnd, stderr: string): boolean {
  return end.kind === 'exited' && end.code !== 0 && stderr.includes('java.lang.OutOfMemoryError');
}
