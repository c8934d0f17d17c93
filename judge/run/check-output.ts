import { caseMessage } from '../protocol/case-message.ts';
import { Status, type StatusCode } from '../protocol/status.ts';
import { parseTokenFlags } from '../protocol/token-flags.ts';
import type { CheckerVerdict } from './checker-verdict.ts';
import { compareFiles, type PlainComparison } from './compare.ts';
import { JuryFailure } from './failure.ts';
import type { Checked, CheckJob } from './judge-case.types.ts';
import { prepareJuryRun, type JuryProgram } from './jury-program.ts';
import { readableText } from './text.ts';
import type { Workspace } from './workspace.ts';

/**
 * Decides what an output is worth.
 *
 * @param output path on the host; null: the program did not write its output file.
 */
export async function checkOutput(workspace: Workspace, job: CheckJob, output: string | null): Promise<Checked> {
  const { comparison } = job;
  if (output === null) return unscored(Status.WRONG_ANSWER, caseMessage('NO_OUTPUT_FILE'));
  if (comparison.kind === 'interactor' || comparison.kind === 'exitCode')
    throw new Error(`${comparison.kind}: no output is checked`);
  return comparison.kind === 'checker'
    ? await checkByProgram(workspace, job, output)
    : await compareOutput(ruledBy(comparison, job.flags), job.answer, output);
}

/** Token by token, the flags of a case or its group say how, where it has any. */
function ruledBy(comparison: PlainComparison, flags: readonly string[]): PlainComparison {
  return comparison.kind === 'lines' || flags.length === 0
    ? comparison
    : { ...comparison, ...parseTokenFlags(flags).rules };
}

async function compareOutput(comparison: PlainComparison, answer: string, output: string): Promise<Checked> {
  const difference = await compareFiles(comparison, answer, output);
  if (difference === null) return unscored(Status.ACCEPTED, null);
  if (difference.kind === 'white-space') return unscored(Status.PRESENTATION_ERROR, caseMessage('WHITE_SPACE_DIFFERS'));
  return unscored(Status.WRONG_ANSWER, caseMessage('LINE_DIFFERS', difference.line));
}

async function checkByProgram(workspace: Workspace, job: CheckJob, output: string): Promise<Checked> {
  const jury = juryOf(job);
  await using run = await prepareJuryRun(workspace, jury, {
    files: { input: job.input, answer: job.answer, output },
    flags: job.flags,
    limits: jury.limits,
    feedback: job.feedback,
  });
  return checkedBy(await run.verdict(await workspace.sandbox.run(run.request)));
}

/** A verdict that no checker gave points for. */
export function unscored(status: StatusCode, message: string | null): Checked {
  return { outcome: { status, points: null }, message, judgeMessage: null };
}

const statusOfChecker = {
  accepted: Status.ACCEPTED,
  wrong: Status.WRONG_ANSWER,
  presentation: Status.PRESENTATION_ERROR,
  partial: Status.PARTIAL_ACCEPTED,
  failure: Status.SYSTEM_ERROR,
} as const;

const messageCharacters = 4_000;

/** What a checker's or interactor's verdict means for the case. */
export function checkedBy(verdict: CheckerVerdict): Checked {
  const status = statusOfChecker[verdict.kind];
  if (verdict.kind === 'failure') return unscored(status, readableMessage(verdict.cause));
  return {
    outcome: { status, points: verdict.points },
    message: readableMessage(verdict.message),
    judgeMessage: readableMessage(verdict.judgeMessage),
  };
}

function readableMessage(text: string): string | null {
  return text === '' ? null : readableText(Buffer.from(text), messageCharacters);
}

/** @throws JuryFailure when the task names no checker. */
export function juryOf({ jury }: Pick<CheckJob, 'jury'>): JuryProgram {
  if (jury === null) throw new JuryFailure('the problem has no checker');
  return jury;
}
