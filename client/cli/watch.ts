import { isFinal } from '@verdict/judge/protocol/status.ts';
import { readAccount, type Account } from './config.ts';
import {
  newestQuery,
  progressQuery,
  progressSubscription,
  submissionQuery,
  type Progress,
  type Submission,
} from './operations.ts';
import type { Output } from './output.ts';
import { exitCodeOf, shownCost, shownProgress, shownStatus } from './result.ts';
import { ask, follow } from './site.ts';
import { UserError } from './user-error.ts';
import { say } from './words.ts';

/** verdict watch [id] */
export async function watch(output: Output, id: string | undefined): Promise<number> {
  const account = await readAccount();
  return watchSubmission(account, output, id === undefined ? await newestId(account) : submissionId(id));
}

function submissionId(text: string): number {
  const id = Number(text);
  if (!/^\d+$/.test(text) || id > 2_147_483_647) throw new UserError('badId', { id: text });
  return id;
}

async function newestId(account: Account): Promise<number> {
  const [newest] = (await ask(account, newestQuery, {})).submissions.items;
  if (newest === undefined) throw new UserError('noSubmissions');
  return newest.id;
}

/** Follows a submission to its verdict and prints that. @returns the exit code: 0 for Accepted alone. */
export async function watchSubmission(account: Account, output: Output, id: number): Promise<number> {
  const variables = { id };
  const states = follow(account, {
    subscription: progressSubscription,
    variables,
    stateOf: (data): Progress => data.submissionProgress,
    poll: async () => {
      const { submission } = await ask(account, progressQuery, variables);
      if (submission === null) throw new UserError('noSubmission');
      return submission.progress;
    },
    isOver: ({ status }) => isFinal(status),
    onPoll: () => output.progress(say('polling')),
  });
  for await (const progress of states) if (!isFinal(progress.status)) output.progress(shownProgress(progress));
  const { submission } = await ask(account, submissionQuery, variables);
  if (submission === null) throw new UserError('noSubmission');
  print(account, output, submission);
  return exitCodeOf(submission.status);
}

function print({ url }: Account, output: Output, submission: Submission): void {
  const { id, status, score, totalScore, message, problem, cases } = submission;
  output.json({ ...submission, url: `${url}/submission-detail/${id}` });
  for (const one of cases ?? []) {
    const points = one.score === null ? '' : `  ${say('points', { score: one.score })}`;
    output.line(
      `${say('case', { number: one.position })}  ${shownStatus(output, one.status)}  ` +
        `${output.paint('dim', shownCost(one))}${points}${one.message === null ? '' : `  ${one.message}`}`,
    );
  }
  if (message !== null) output.line(message.replace(/\n$/, ''));
  const points =
    score === null
      ? ''
      : `  ${totalScore === null ? say('points', { score }) : say('pointsOf', { score, total: totalScore })}`;
  output.line(
    `${problem.displayId} ${problem.title}  ${shownStatus(output, status)}${points}  ` +
      `${output.paint('dim', shownCost(submission))}`,
  );
}
