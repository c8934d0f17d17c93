import type { MessageKind, Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { shownMessages } from './message.rule.ts';

type Asking = Pick<Context, 'db' | 'viewer' | 'now'>;

/** Answers the ids of the problems about which the viewer reads nothing now. */
type ClosedProblems = (asking: Asking) => Promise<readonly number[]>;

let registered: ClosedProblems = async () => [];

/** Sets what closes problems; contests do, which are of a higher wing (schema/wiring.ts). */
export function registerClosedProblems(closedProblems: ClosedProblems): void {
  registered = closedProblems;
}

/** Messages of a kind that are shown to the viewer; not those about problems of contests that run for them. */
export async function readableMessages(
  asking: Asking,
  recipientId: string,
  kind: MessageKind,
): Promise<Prisma.MessageWhereInput> {
  const own = { kind, ...shownMessages(recipientId) };
  // Notices and news are about no text.
  if (kind === 'SYS' || kind === 'MINE') return own;
  const closed = await registered(asking);
  return closed.length === 0 ? own : { ...own, OR: [{ problemId: null }, { problemId: { notIn: [...closed] } }] };
}

/** Which of these problems are closed to the viewer; without problems it asks nothing. */
export async function closedAmong(asking: Asking, problemIds: readonly number[]): Promise<ReadonlySet<number>> {
  return new Set(problemIds.length === 0 ? [] : await registered(asking));
}
