import { closedAmong } from '../../account/message/hidden-messages.service.ts';
import type { Context } from '../../core/context.ts';
import { siteSwitches } from '../../core/settings/site.service.ts';
import type { CodeTerms, Disclosure } from './submission.rule.ts';

/** What the site and the contests of this moment say about who reads the code of a submission. */
export async function codeTerms(context: Context, { isShared, problemId }: Disclosure): Promise<CodeTerms> {
  const { isPracticeCodeHidden } = await siteSwitches(context);
  // Only shared code can be closed.
  const closed = await closedAmong(context, isShared ? [problemId] : []);
  return { isPracticeCodeHidden, isClosed: closed.has(problemId), now: context.now };
}
