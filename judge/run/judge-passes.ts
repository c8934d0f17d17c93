import { lstat, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { passSeparator, transcriptCharacters } from '../protocol/report.ts';
import { Status } from '../protocol/status.ts';
import { readOutputFile } from '../sandbox/output-file.ts';
import { JuryFailure } from './failure.ts';
import type { CaseJob, JudgedCase } from './judge-case.types.ts';
import { feedbackQuota } from './limits.ts';
import { cutText } from './text.ts';
import type { Workspace } from './workspace.ts';

/**
 * Multi-pass cases of the Kattis/ICPC format. A validator that accepts and leaves `nextpass.in` in its feedback folder
 * asks for another run on that input. The folder stays from pass to pass, limits are per pass, and a case takes the
 * time and memory of its worst pass. Passes are not repeated near the time limit: the folder would not be as before.
 */

const nextPassName = 'nextpass.in';

/** @throws JuryFailure when the validator breaks the rules of the format. */
export async function judgePasses(
  workspace: Workspace,
  job: CaseJob,
  judgePass: (workspace: Workspace, job: CaseJob) => Promise<JudgedCase>,
): Promise<JudgedCase> {
  await using feedback = await workspace.folder('feedback', feedbackQuota);
  let input = job.input;
  let worst = { timeMs: 0, memoryKb: 0 };
  const transcripts: string[] = [];
  try {
    for (let pass = 1; pass <= job.maxPasses; pass += 1) {
      const judged = await judgePass(workspace, { ...job, input, feedback });
      worst = { timeMs: Math.max(worst.timeMs, judged.timeMs), memoryKb: Math.max(worst.memoryKb, judged.memoryKb) };
      if (judged.transcript !== undefined) transcripts.push(judged.transcript);
      const next = await takeNextInput(workspace, feedback.path);
      if (judged.outcome.status === Status.SYSTEM_ERROR) return { ...judged, ...worst, ...joined(transcripts) };
      if (next !== null && judged.outcome.status !== Status.ACCEPTED) {
        throw new JuryFailure(`the validator rejected pass ${pass} and left ${nextPassName}`);
      }
      if (next === null) return { ...judged, ...worst, ...joined(transcripts) };
      await removeInput(input, job);
      input = next;
    }
  } finally {
    await removeInput(input, job);
  }
  throw new JuryFailure(`the validator asked for more than ${job.maxPasses} passes`);
}

/** Takes `nextpass.in` out of the feedback folder. @returns its new path; null: there is none. */
async function takeNextInput(workspace: Workspace, folder: string): Promise<string | null> {
  const path = join(folder, nextPassName);
  const status = await lstat(path).catch(() => null);
  if (status === null) return null;
  const content = await readOutputFile(path, feedbackQuota.bytes);
  if (content === null) throw new JuryFailure(`the validator left a ${nextPassName} that is not a plain file`);
  await rm(path);
  return await workspace.text(content);
}

async function removeInput(input: string, { input: first }: CaseJob): Promise<void> {
  if (input !== first) await rm(input, { force: true });
}

function joined(transcripts: readonly string[]): Pick<JudgedCase, 'transcript'> {
  return transcripts.length === 0
    ? {}
    : { transcript: cutText(transcripts.join(`\n${passSeparator}\n`), transcriptCharacters) };
}
