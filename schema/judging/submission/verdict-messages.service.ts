import { Status } from '@verdict/judge/protocol/status.ts';
import { deliverMessages, type NewMessage } from '../../account/message/deliver.service.ts';
import type { Transaction } from '../../core/context.ts';
import { sealedContests } from '../../place/contest/seal.ts';
import type { VerdictConsequence, WrittenVerdict } from './verdict-consequence.ts';

/** Notifies submitters of changed verdicts. */
export const notifySubmitters: VerdictConsequence = async (tx, pubsub, written) =>
  deliverMessages(tx, pubsub, messagesOf(written, await readSealed(tx, written)));

/**
 * Notifications for changed verdicts (OI: scores). A verdict in a contest is told without its result, and while the
 * freeze hides it not even that it changed.
 */
function messagesOf(written: readonly WrittenVerdict[], sealedIds: ReadonlySet<number>): NewMessage[] {
  return written.flatMap(({ submissionId, standing, verdict, old }): NewMessage[] => {
    const { userId, problemDisplayId, origin, contestId, isUnderSeal, type } = standing;
    // What could not be sent to its judge had no verdict.
    if (old === null || old.status === Status.SUBMITTED_FAILED || origin === 'JURY') return [];
    if (verdict.actorId === userId || verdict.cause === 'FAILED') return [];
    const isOther = old.status !== verdict.status;
    if (!isOther && (type !== 'OI' || old.score === verdict.score)) return [];
    if (isUnderSeal && contestId !== null && sealedIds.has(contestId)) return [];
    const cause = verdict.cause === 'JUDGED' ? 'REJUDGED' : verdict.cause;
    const statuses =
      isOther && contestId === null
        ? { oldStatus: old.status, newStatus: verdict.status }
        : { oldStatus: null, newStatus: null };
    return [
      {
        recipientId: userId,
        kind: 'MINE',
        fact: { kind: 'verdictChanged', submissionId, problemDisplayId, cause, ...statuses },
      },
    ];
  });
}

/** Contests of these verdicts that are frozen now. */
async function readSealed(tx: Transaction, written: readonly WrittenVerdict[]): Promise<Set<number>> {
  const sealed = written.flatMap(({ standing: { isUnderSeal, contestId, now } }) =>
    isUnderSeal && contestId !== null ? [{ contestId, now }] : [],
  );
  const [first] = sealed;
  if (first === undefined) return new Set();
  const ids = [...new Set(sealed.map(({ contestId }) => contestId))];
  const rows = await tx.contest.findMany({
    where: { AND: [{ id: { in: ids } }, sealedContests(first.now)] },
    select: { id: true },
  });
  return new Set(rows.map(({ id }) => id));
}
