import type { Services } from '../context.ts';
import { UnknownIncarnation } from './judge.error.ts';

/**
 * Marks a node as alive.
 * @returns whether it is paused.
 * @throws UnknownIncarnation when another life of the node has registered since, or none has.
 */
export async function touchNode({ db }: Pick<Services, 'db'>, nodeId: number, incarnation: string): Promise<{ isPaused: boolean }> {
  const [node] = await db.$queryRaw<{ isPaused: boolean }[]>`
    UPDATE judge_node SET last_seen_at = clock_timestamp()
    WHERE id = ${nodeId} AND incarnation = ${incarnation}
    RETURNING is_paused AS "isPaused"`;
  if (node === undefined) throw new UnknownIncarnation();
  return node;
}
