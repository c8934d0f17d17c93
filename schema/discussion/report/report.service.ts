import type { Prisma, Report, ReportReason } from '@verdict/prisma/generated/client/client.ts';
import { ReportState } from '@verdict/prisma/generated/client/enums.ts';
import { ration } from '../../account/user/ration.ts';
import { audit } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { siteSwitches } from '../../core/settings/site.service.ts';
import { opens } from '../../core/site-act.rule.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { refuseFaults } from '../../problem/editing/fault.ts';
import { readText } from '../comment/read-text.service.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { moderatedTexts, rowsOf } from '../text/moderator.rule.ts';
import { keepModeratedText, recordAct } from '../text/record-act.service.ts';
import { updateOpenedAt } from '../text/reports-of-text.service.ts';
import { storedTextOf, textSelect, type StoredText } from '../text/stored-text.service.ts';
import type { TextKind, TextRef } from '../text/text.ts';
import { openWeight } from './open-weight.service.ts';
import { ReportDecided, ReportNotFound } from './report.error.ts';

/** Longest text of a report, in characters (specification, section 5). */
export const maxReportLength = 200;
/** Reports of a page unless asked otherwise. */
export const defaultReportPage = 10;

const nothingSaid = {
  'zh-CN': '标签和原因不能同时为空。',
  'en-US': 'Choose a label or write a reason.',
};

/** A report as it is sent. */
export interface NewReport {
  readonly ref: TextRef;
  readonly reasons: readonly ReportReason[];
  readonly text: string;
}

/**
 * Reports a text to its moderators; a second report replaces the first until that is decided. At the threshold of the
 * site the text of an ordinary account is hidden.
 *
 * @returns id of the report
 * @throws InvalidInput, ReportDecided, TooManyRequests, what `readText` throws
 */
export async function reportText(context: Context, { ref, reasons, text: words }: NewReport): Promise<number> {
  const { db, viewer, now, locale, pubsub } = context;
  if (reasons.length === 0 && words.trim() === '') refuseFaults([{ path: 'text', sentence: nothingSaid }], locale);
  const text = await readText(context, ref);
  const reporterId = userIdOf(viewer);
  ration(context, 'report', reporterId);
  return db.$transaction(async (tx) => {
    const moderatedTextId = await keepModeratedText(tx, text);
    const key = { moderatedTextId, reporterId };
    const before = await tx.report.findUnique({ where: { moderatedTextId_reporterId: key } });
    const isDecided = before !== null && before.state !== 'OPEN' && before.state !== 'CLOSED';
    if (isDecided && (text.editedAt === null || text.editedAt <= before.updatedAt)) throw new ReportDecided();
    const said = {
      reasons: [...new Set(reasons)],
      text: words.trim(),
      state: ReportState.OPEN,
      actId: null,
    };
    const { id } = await tx.report.upsert({
      where: { moderatedTextId_reporterId: key },
      create: { ...key, ...said, createdAt: now },
      update: { ...said, updatedAt: now },
      select: { id: true },
    });
    await updateOpenedAt(tx, moderatedTextId);
    await hideAtThreshold(tx, context, { text, moderatedTextId });
    await pubsub.publish('moderation', { groupId: text.groupId }, tx);
    return id;
  });
}

/**
 * Hides a text that enough accounts report. Contests have a jury that looks; texts of the site's admins and moderators
 * stay, since those who dislike a decision are many.
 */
async function hideAtThreshold(
  tx: Transaction,
  context: Context,
  { text, moderatedTextId }: { readonly text: StoredText; readonly moderatedTextId: number },
): Promise<void> {
  const isModerators = opens(text.author, 'MODERATE');
  if (text.isHidden || text.subject.kind === 'CONTEST' || isModerators) return;
  const { reportHideReporters, reportHideWeight } = await siteSwitches(context);
  const { count, weight } = await openWeight(tx, moderatedTextId);
  if (count < reportHideReporters || weight < reportHideWeight) return;
  const act = { kind: 'HIDE', actorId: null, reason: '' } as const;
  await recordAct(tx, context, { rowId: moderatedTextId, text, act });
}

/** A report with the text it is about. */
export interface ReportRow extends Report {
  readonly reporter: { readonly id: string; readonly username: string };
  readonly about: StoredText;
}

/** Reports on texts that the viewer moderates: open ones first, then the newest. @param kind null: of all kinds. */
export async function listReports(
  context: Context,
  { kind, page }: { readonly kind: TextKind | null; readonly page: PageRequest },
): Promise<Page<ReportRow>> {
  const { db } = context;
  const where = await moderatedReports(context, kind);
  const [rows, total] = await Promise.all([
    db.report.findMany({
      where,
      orderBy: [{ state: 'asc' }, { id: 'desc' }],
      ...sliceOf(page),
      include: { reporter: { select: { id: true, username: true } }, moderatedText: { select: textSelect } },
    }),
    db.report.count({ where }),
  ]);
  const items = rows.map(({ moderatedText, ...row }) => ({ ...row, about: storedTextOf(moderatedText) }));
  return { ...page, items, total };
}

/** Puts a report aside without a decision, or opens it again. @throws ReportNotFound */
export async function closeReport(context: Context, id: number, isClosed: boolean): Promise<void> {
  const { db, viewer, now } = context;
  const where = { AND: [{ id }, await moderatedReports(context, null)] };
  const report = await db.report.findFirst({
    where,
    select: { moderatedTextId: true, state: true, moderatedText: { select: { groupId: true } } },
  });
  if (report === null) throw new ReportNotFound();
  if ((report.state !== 'OPEN') === isClosed) return;
  await db.$transaction(async (tx) => {
    const { moderatedTextId, moderatedText } = report;
    await tx.$queryRaw`SELECT FROM moderated_text WHERE id = ${moderatedTextId} FOR NO KEY UPDATE`;
    await tx.report.update({ where: { id }, data: { state: isClosed ? 'CLOSED' : 'OPEN', actId: null } });
    await updateOpenedAt(tx, moderatedTextId);
    await audit(tx, {
      actorId: userIdOf(viewer),
      action: 'moderation.closeReport',
      target: { kind: 'REPORT', id },
      groupId: moderatedText.groupId,
      before: { isClosed: !isClosed },
      after: { isClosed },
      at: now,
    });
    await context.pubsub.publish('moderation', { groupId: moderatedText.groupId }, tx);
  });
}

async function moderatedReports(context: Context, kind: TextKind | null): Promise<Prisma.ReportWhereInput> {
  const moderated = moderatedTexts(context.viewer, await closedProblems(context));
  const ofKind = {
    DISCUSSION: { discussionId: { not: null } },
    COMMENT: { commentId: { not: null } },
    REPLY: { replyId: { not: null } },
    SOLUTION: { solutionId: { not: null } },
  } as const;
  return { moderatedText: { AND: [rowsOf(moderated), kind === null ? {} : ofKind[kind]] } };
}
