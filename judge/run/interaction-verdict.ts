import { caseMessage } from '../protocol/case-message.ts';
import { Status } from '../protocol/status.ts';
import { badEnd, type BadEnd, type EndedRun } from './case-verdict.ts';
import type { CheckerVerdict } from './checker-convention.ts';

/**
 * Whose fault a conversation's end is (decisions, "Interactive"). Pure.
 *
 * The contestant's own time, memory or crash comes first. A program whose partner has gone dies of it, though: by
 * SIGPIPE, by an exception on a closed pipe or at the end of its input. So after an interactor that ended first,
 * a death with signs of a closed pipe, or any death once the interactor has rejected, is left to the interactor.
 * The same holds the other way round: an interactor that dies of a closed pipe after the contestant left before the
 * conversation was over has not failed, it was left: wrong answer.
 */

export interface EndedConversation {
  readonly contestant: EndedRun & { /** Last part of its stderr. */ readonly stderr: string };
  readonly interactor: EndedRun & { readonly stderr: string; readonly verdict: CheckerVerdict };
  readonly endedFirst: 'contestant' | 'interactor';
  readonly timeLimitMs: number;
}

export type ConversationVerdict = { readonly kind: 'bad-end'; readonly end: BadEnd } | { readonly kind: 'checked'; readonly verdict: CheckerVerdict };

export function conversationVerdict(ended: EndedConversation): ConversationVerdict {
  const { contestant, interactor } = ended;
  const bad = badEnd(contestant, ended.timeLimitMs);
  if (bad !== null && !isOfClosedPipe(ended, bad)) return { kind: 'bad-end', end: bad };
  if (interactor.verdict.kind === 'failure' && ended.endedFirst === 'contestant' && diedOfClosedPipe(interactor)) {
    const message = caseMessage('LEFT_CONVERSATION');
    return { kind: 'checked', verdict: { kind: 'wrong', points: null, message, judgeMessage: '' } };
  }
  return { kind: 'checked', verdict: interactor.verdict };
}

/** Verdicts of an interactor that broke the conversation off, so that the other may have died of it. */
const broke: Readonly<Record<CheckerVerdict['kind'], boolean>> = { accepted: false, partial: false, wrong: true, presentation: true, failure: true };

/** A contestant's death that is the doing of an interactor that went first. */
function isOfClosedPipe({ contestant, interactor, endedFirst }: EndedConversation, bad: BadEnd): boolean {
  if (endedFirst !== 'interactor' || bad.status !== Status.RUNTIME_ERROR) return false;
  return diedOfClosedPipe(contestant) || broke[interactor.verdict.kind];
}

function diedOfClosedPipe({ end, stderr }: { readonly end: EndedRun['end']; readonly stderr: string }): boolean {
  if (end.kind === 'signalled') return end.signal === 'SIGPIPE';
  return end.kind === 'exited' && end.code !== 0 && /broken ?pipe|EPIPE/i.test(stderr);
}
