import { readAccount } from './config.ts';
import { submitMutation, type Failure } from './operations.ts';
import type { Output } from './output.ts';
import { ask } from './site.ts';
import { readSource, type SourceWishes } from './source.ts';
import { UserError } from './user-error.ts';
import { watchSubmission } from './watch.ts';
import { say } from './words.ts';

interface SubmitWishes extends SourceWishes {
  /** Follow it; by default yes. */
  readonly watch?: boolean | undefined;
}

/** verdict submit [file] */
export async function submit(output: Output, { watch = true, ...wishes }: SubmitWishes): Promise<number> {
  const account = await readAccount();
  const { file, code, problem, language } = await readSource(account, wishes);
  output.line(say('submitting', { file, problem: problem.displayId, title: problem.title, language: language.name }));
  const { submitSolution } = await ask(account, submitMutation, {
    input: { problemDisplayId: problem.displayId, languageKey: language.key, code },
  });
  if (!('data' in submitSolution)) throw refusal(submitSolution);
  const { id } = submitSolution.data;
  const url = `${account.url}/submission-detail/${id}`;
  output.line(say('submitted', { id, url }));
  if (watch) return watchSubmission(account, output, id);
  output.json({ id, url });
  return 0;
}

/** What the site says against it, in its own words. */
export function refusal({ message, retryAt }: Failure): UserError {
  return retryAt === undefined
    ? new UserError('refused', { message })
    : new UserError('tooSoon', { message, time: new Date(retryAt).toLocaleTimeString('en-GB') });
}
