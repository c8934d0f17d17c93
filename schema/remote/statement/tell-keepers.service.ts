import { deliverMessages } from '../../account/message/deliver.service.ts';
import type { Services, Transaction } from '../../core/context.ts';
import { adapterOf } from '../adapters.ts';
import { judgeNameOf } from '../judge-name.ts';
import type { StatementChange } from './normal-statement.ts';

/** Accounts that are told of one change at most. */
const maxKeepers = 20;

/** Tells the author of a problem, and who changed it last, what its judge changed; without them, the problem admins. */
export async function tellKeepers(
  tx: Transaction,
  { pubsub, defaults }: Pick<Services, 'pubsub' | 'defaults'>,
  { problemId, changes }: { readonly problemId: number; readonly changes: readonly StatementChange[] },
): Promise<void> {
  const { displayId, origin, authorId, modifierId } = await tx.problem.findUniqueOrThrow({
    where: { id: problemId },
    select: { displayId: true, origin: true, authorId: true, modifierId: true },
  });
  const adapter = adapterOf(origin);
  const own = [...new Set([authorId, modifierId].filter((id) => id !== null))];
  const keepers =
    own.length > 0
      ? own
      : (
          await tx.user.findMany({
            where: { role: { in: ['PROBLEM_ADMIN', 'ROOT'] } },
            orderBy: { id: 'asc' },
            take: maxKeepers,
            select: { id: true },
          })
        ).map(({ id }) => id);
  await deliverMessages(
    tx,
    pubsub,
    keepers.map((recipientId) => ({
      recipientId,
      kind: 'MINE',
      fact: {
        kind: 'remoteProblemChanged',
        problemId,
        problemDisplayId: displayId,
        judgeKey: origin,
        ...(adapter !== null && { judgeName: judgeNameOf({ defaults }, adapter.info) }),
        changes: [...changes],
      },
    })),
  );
}
