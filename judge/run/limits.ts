import type { RunPlan } from '../languages/language.types.ts';
import type { RunLimits } from '../protocol/task.ts';
import type { Limits } from '../sandbox/sandbox.types.ts';

/** Every limit the judge sets that is not the problem's own, in one place. */

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

/** What a compiler may take; reaching one of them is a compile error. */
export const compileLimits: Limits = {
  cpuMs: 20_000,
  wallMs: 60_000,
  memoryBytes: 2048 * mebibyte,
  stackBytes: null,
  outputBytes: 256 * mebibyte,
  stderrBytes: 64 * kibibyte,
  processes: 256,
  workBytes: 512 * mebibyte,
  workFiles: 10_000,
};
/** What a compile may leave behind, its sources included. */
export const compileQuota = { bytes: 300 * mebibyte, files: 10_000 };

/** Compiled programs kept on disk. */
export const compileCacheLimits = { bytes: 2048 * mebibyte, entries: 10_000 };

/** What a checker may take for one case; reaching one of them is a system error, told to admins. */
export const checkerLimits: Limits = {
  cpuMs: 20_000,
  wallMs: 60_000,
  memoryBytes: 2048 * mebibyte,
  stackBytes: null,
  outputBytes: 8 * mebibyte,
  stderrBytes: 64 * kibibyte,
  processes: 64,
  workBytes: 256 * mebibyte,
  workFiles: 10_000,
};
/** The same for JavaScript checkers. */
export const javascriptCheckerLimits: Limits = { ...checkerLimits, cpuMs: 10_000, wallMs: 30_000 };
/**
 * Largest input and answer, and largest output, a JavaScript checker is given: they are copied in memory. The output's
 * is what a program may write beside such an answer, so no program can bring a checker down with it.
 */
export const javascriptDataBytes = 16 * mebibyte;
export const javascriptOutputBytes = 32 * mebibyte;

/** What is kept of a program's stderr, the beginning; the rest is dropped. */
export const keptStderrBytes = 64 * kibibyte;

/** What a checker may leave in its feedback folder. */
export const feedbackQuota = { bytes: 16 * mebibyte, files: 1_000 };

/** Output a program may write when the problem sets no limit (decision 137, "Verdict of one case"). */
const leastOutputBytes = 32 * mebibyte;

export function outputLimit(limits: RunLimits, answerBytes: number): number {
  return limits.outputBytes ?? Math.max(2 * answerBytes, leastOutputBytes);
}

/** Wall-clock time a program may take: a sleeping one is too slow as well (decision 137, "What is measured"). */
function wallLimitMs(limits: RunLimits): number {
  return 3 * limits.timeMs + 1_000;
}

/** The limits of one run of the contestant's program. */
export function contestantLimits(limits: RunLimits, plan: RunPlan, answerBytes: number): Limits {
  return {
    cpuMs: limits.timeMs,
    wallMs: wallLimitMs(limits),
    memoryBytes: limits.memoryBytes + (plan.extraMemoryBytes ?? 0),
    stackBytes: limits.stackBytes,
    outputBytes: outputLimit(limits, answerBytes),
    stderrBytes: keptStderrBytes,
    processes: 64,
    workBytes: 256 * mebibyte,
    workFiles: 1_000,
  };
}

/** An interactor lives as long as the program it talks to may, and some seconds more to come to its verdict. */
export function interactorLimits(limits: RunLimits): Limits {
  return { ...checkerLimits, wallMs: wallLimitMs(limits) + 20_000 };
}
