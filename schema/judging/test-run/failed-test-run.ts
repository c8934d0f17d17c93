import type { TestRunResult } from '@verdict/judge/protocol/report.ts';
import { Status } from '@verdict/judge/protocol/status.ts';

/** The result of a test run that could not be done for reasons of our own. */
export function failedTestRun(message: string): TestRunResult {
  return { status: Status.SYSTEM_ERROR, timeMs: null, memoryKb: null, output: '', stderr: '', message };
}
