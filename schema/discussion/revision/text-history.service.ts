import type { Context } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { CommentNotFound } from '../comment/comment.error.ts';
import { readText } from '../comment/read-text.service.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { moderatedTexts } from '../text/moderator.rule.ts';
import { findText, type StoredText } from '../text/stored-text.service.ts';
import { textKey, type TextRef } from '../text/text.ts';

/** Words of a version. */
interface Version {
  readonly title: string;
  readonly description: string;
  readonly content: string;
}

/** A former version, and what replaced it. */
export interface RevisionRow extends Version {
  readonly id: number;
  readonly writtenAt: Date;
  readonly replacedAt: Date;
  readonly next: Version;
}

/**
 * Former versions of a text, newest first: for its author as long as they may read it, and for moderators.
 *
 * @throws DiscussionNotFound, CommentNotFound, ReplyNotFound, what reading throws
 */
export async function listTextRevisions(
  context: Context,
  { ref, page }: { readonly ref: TextRef; readonly page: PageRequest },
): Promise<Page<RevisionRow>> {
  const { db } = context;
  const text = await requireHistory(context, ref);
  // A bounded number of them; each one needs the version after it.
  const rows =
    ref.kind === 'SOLUTION'
      ? await formerVersions(context, ref.id)
      : await db.textRevision.findMany({ where: textKey(ref), orderBy: { id: 'desc' } });
  const hasTitle = text.ref.kind === 'DISCUSSION' || text.ref.kind === 'SOLUTION';
  const current = hasTitle ? text : { ...text, title: '' };
  const items = rows.map((row, index) => ({ ...row, next: rows[index - 1] ?? current }));
  const { skip, take } = sliceOf(page);
  return { ...page, items: items.slice(skip, skip + take), total: rows.length };
}

/** Approved versions of a solution before the one that is shown, newest first. */
async function formerVersions({ db }: Context, solutionId: number) {
  const versions = await db.solutionVersion.findMany({
    where: { solutionId, state: 'APPROVED' },
    orderBy: { id: 'desc' },
    select: { id: true, title: true, content: true, writtenAt: true, reviewedAt: true },
  });
  return versions.slice(1).map((version, index) => ({
    ...version,
    description: '',
    replacedAt: versions[index]?.reviewedAt ?? version.writtenAt,
  }));
}

async function requireHistory(context: Context, ref: TextRef): Promise<StoredText> {
  const { db, viewer } = context;
  const moderated = await findText(db, ref, moderatedTexts(viewer, await closedProblems(context)));
  if (moderated !== null) return moderated;
  const text = await readText(context, ref);
  if (text.author.id !== userIdOf(viewer)) throw new CommentNotFound();
  return text;
}
