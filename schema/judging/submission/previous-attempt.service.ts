import type { Submission } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { codeTerms } from './code-terms.service.ts';
import { canSeeCode, disclosureSelect, visibleSubmissions } from './submission.rule.ts';

type Attempt = Pick<Submission, 'id' | 'userId' | 'problemId' | 'contestId' | 'origin'>;

/**
 * The last submission of the same account to the same problem before one, if the viewer may read its code. Jury
 * submissions are of their problem and have none.
 *
 * @param query the selection of columns, from the caller.
 */
export async function previousAttempt(
  context: Context,
  { id, userId, problemId, contestId, origin }: Attempt,
  query: object,
): Promise<Submission | null> {
  const { db, viewer, now } = context;
  if (origin === 'JURY') return null;
  const found = await db.submission.findFirst({
    where: { AND: [{ userId, problemId, contestId, origin, id: { lt: id } }, visibleSubmissions(viewer, now)] },
    orderBy: { id: 'desc' },
    select: disclosureSelect,
  });
  if (found === null || !canSeeCode(viewer, found, await codeTerms(context, found))) return null;
  return db.submission.findUniqueOrThrow({ ...query, where: { id: found.id } });
}
