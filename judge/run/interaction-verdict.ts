import { caseMessage } from '../protocol/case-message.ts';
import { Status } from '../protocol/status.ts';
import { badEnd, type BadEnd, type EndedRun } from './case-verdict.ts';
import type { CheckerVerdict } from './checker-verdict.ts';

/**
 * Whose fault a conversation's end is (decision 137, "Interactive"). Pure.
 *
 * The verdict of an interactor that ended first stands, whatever the contestant's program does afterwards: its partner
 * is gone, so it may loop, run into a limit or crash. Otherwise the contestant's own time, memory or crash comes first.
 * An interactor that failed has no verdict; it is to blame for a contestant's crash after it. An interactor that dies
 * of a closed pipe after the contestant left has not failed: wrong answer.
 */

export interface EndedConversation {
  readonly contestant: EndedRun & { /** Last part of its stderr. */ readonly stderr: string };
  readonly interactor: EndedRun & { readonly stderr: string; readonly verdict: CheckerVerdict };
  readonly endedFirst: 'contestant' | 'interactor';
  readonly timeLimitMs: number;
}

export type ConversationVerdict =
  | { readonly kind: 'bad-end'; readonly end: BadEnd }
  | { readonly kind: 'checked'; readonly verdict: CheckerVerdict };

export function conversationVerdict(ended: EndedConversation): ConversationVerdict {
  const { contestant, interactor } = ended;
  const bad = badEnd(contestant, ended.timeLimitMs);
  if (bad !== null && !isAfterVerdict(ended) && !isOfFailedInteractor(ended, bad)) return { kind: 'bad-end', end: bad };
  if (interactor.verdict.kind === 'failure' && ended.endedFirst === 'contestant' && diedOfClosedPipe(interactor)) {
    const message = caseMessage('LEFT_CONVERSATION');
    return { kind: 'checked', verdict: { kind: 'wrong', points: null, message, judgeMessage: '' } };
  }
  return { kind: 'checked', verdict: interactor.verdict };
}

function isAfterVerdict({ interactor, endedFirst }: EndedConversation): boolean {
  return endedFirst === 'interactor' && interactor.verdict.kind !== 'failure';
}

function isOfFailedInteractor({ endedFirst }: EndedConversation, bad: BadEnd): boolean {
  return endedFirst === 'interactor' && bad.status === Status.RUNTIME_ERROR;
}

function diedOfClosedPipe({ end, stderr }: { readonly end: EndedRun['end']; readonly stderr: string }): boolean {
  if (end.kind === 'signalled') return end.signal === 'SIGPIPE';
  return end.kind === 'exited' && end.code !== 0 && /broken ?pipe|EPIPE/i.test(stderr);
}
