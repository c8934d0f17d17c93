import type { Context } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { keepModeratedText, recordAct } from './record-act.service.ts';
import { closeReports } from './reports-of-text.service.ts';
import { findText } from './stored-text.service.ts';
import type { TextRef } from './text.ts';

/**
 * Deletes a text, which moderators restore by undoing that. The caller knows that the viewer may. Open reports are
 * accepted where a moderator deletes it, and put aside where its author does.
 *
 * @returns false: it was deleted meanwhile.
 */
export function deleteText(context: Context, ref: TextRef): Promise<boolean> {
  const actorId = userIdOf(context.viewer);
  return context.db.$transaction(async (tx) => {
    const known = await findText(tx, ref);
    if (known === null) return false;
    const rowId = await keepModeratedText(tx, known);
    // Of the moment at which the row was locked.
    const text = await findText(tx, ref);
    if (text === null || text.deletedAt !== null) return false;
    const isByAuthor = text.author.id === actorId;
    const act = { kind: 'DELETE', actorId, isByAuthor, reason: '' } as const;
    const actId = await recordAct(tx, context, { rowId, text, act });
    await closeReports(tx, rowId, { actId, state: isByAuthor ? 'CLOSED' : 'ACCEPTED' });
    return true;
  });
}
