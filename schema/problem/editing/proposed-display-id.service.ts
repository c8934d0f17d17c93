import type { Context } from '../../core/context.ts';
import { may } from '../../place/place.rule.ts';
import { firstNumber, highestNumber, nextDisplayId } from '../bank/display-id.service.ts';

/**
 * The display id after the highest of the bank, or of a group, without its short name. It is free now; whoever saves
 * first gets it.
 *
 * @returns null where the viewer makes no problems
 */
export async function proposedDisplayId(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  groupId: number | null,
): Promise<string | null> {
  if (!may(viewer, 'problem.create', { groupId, authorId: null })) return null;
  if (groupId === null) return nextDisplayId(db);
  const group = await db.group.findFirst({ where: { id: groupId, disbandedAt: null }, select: { shortName: true } });
  if (group === null) return null;
  const highest = await highestNumber(db, group.shortName);
  return String(highest === null ? firstNumber : highest + 1);
}
