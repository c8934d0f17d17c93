import { caseMessage } from '../protocol/case-message.ts';
import { Status } from '../protocol/status.ts';
import type { RunLimits } from '../protocol/task.ts';
import { checkOutput, unscored } from './check-output.ts';
import type { CheckJob, JudgedCase } from './judge-case.types.ts';
import { outputLimit } from './limits.ts';
import type { Workspace } from './workspace.ts';

/** An output that was submitted instead of a program. */
interface SubmittedOutput {
  /** On the host. */
  readonly path: string;
  readonly sizeBytes: number;
}

/**
 * Decides what a submitted output is worth. It may be as long as one that a program wrote, so it cannot bring a checker
 * down by its size.
 *
 * @param submitted null: nothing was submitted for the case.
 */
export async function judgeAnswer(
  workspace: Workspace,
  job: CheckJob & { readonly limits: RunLimits; readonly answerBytes: number },
  submitted: SubmittedOutput | null,
): Promise<JudgedCase> {
  const nothingRan = { timeMs: 0, memoryKb: 0 };
  if (submitted === null) return { ...unscored(Status.WRONG_ANSWER, caseMessage('NO_ANSWER_FILE')), ...nothingRan };
  if (submitted.sizeBytes > outputLimit(job.limits, job.answerBytes)) {
    return { ...unscored(Status.RUNTIME_ERROR, caseMessage('OUTPUT_LIMIT')), ...nothingRan };
  }
  return { ...(await checkOutput(workspace, job, submitted.path)), ...nothingRan };
}
