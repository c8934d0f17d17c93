import type { JudgeNodeMode } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '../context.ts';
import { UnknownIncarnation } from './judge.error.ts';

/**
 * Marks a node as alive.
 * @returns what it is to do.
 * @throws UnknownIncarnation when another life of the node has registered since, or none has.
 */
export async function touchNode({ db }: Pick<Services, 'db'>, nodeId: number, incarnation: string): Promise<{ mode: JudgeNodeMode }> {
  const [node] = await db.$queryRaw<{ mode: JudgeNodeMode }[]>`
    UPDATE judge_node SET last_seen_at = clock_timestamp()
    WHERE id = ${nodeId} AND incarnation = ${incarnation}
    RETURNING mode::text AS mode`;
  if (node === undefined) throw new UnknownIncarnation();
  return node;
}
