import type { NodeLoad, NodeMode } from '@verdict/judge/protocol/node.ts';
import type { JudgeNodeMode } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '../../core/context.ts';
import { UnknownIncarnation } from './judge.error.ts';

/** Modes as judges are told them. */
export const wireModes: Readonly<Record<JudgeNodeMode, NodeMode>> = {
  ACTIVE: 'active',
  PAUSED: 'paused',
  DRAINING: 'draining',
};

/**
 * Marks a node as alive.
 *
 * @param load what it says of its machine; left as it was when not given.
 * @returns what it is to do.
 * @throws UnknownIncarnation when another life of the node has registered since, or none has.
 */
export async function touchNode(
  { db }: Pick<Services, 'db'>,
  nodeId: number,
  incarnation: string,
  load?: NodeLoad,
): Promise<{ mode: JudgeNodeMode }> {
  const [node] = await db.$queryRaw<{ mode: JudgeNodeMode }[]>`
    UPDATE judge_node
    SET last_seen_at = clock_timestamp(),
      load = coalesce(${load === undefined ? null : JSON.stringify(load)}::jsonb, load)
    WHERE id = ${nodeId} AND incarnation = ${incarnation}
    RETURNING mode::text AS mode`;
  if (node === undefined) throw new UnknownIncarnation();
  return node;
}
