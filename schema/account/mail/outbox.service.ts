import type { Mail, MailState } from '@verdict/prisma/generated/client/client.ts';
import { auditBy } from '../../core/audit/audit.ts';
import type { Context, Locale, Services } from '../../core/context.ts';
import { keptSince } from '../../core/jobs/kept-since.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { byId, type RowOrder } from '../../core/row-order.ts';
import { readSettings } from '../../core/settings/site.service.ts';
import { wordsOf } from './letter-words.ts';
import { letterSchema, type Letter } from './letter.ts';
import { readMailSite } from './mail-server.service.ts';
import { MailNotFound, MailNotRetryable } from './mail.error.ts';
import { renderLetter, type RenderedLetter } from './render-letter.ts';

/** Rows of a page unless asked otherwise. */
export const defaultMailPage = 20;

interface MailListRequest {
  /** Null: all. */
  readonly states: readonly MailState[] | null;
  readonly order: RowOrder;
  readonly page: PageRequest;
  /** Selection of columns, from the caller. */
  readonly query: object;
}

/** Mails of the site. */
export async function listMails({ db }: Context, { states, order, page, query }: MailListRequest): Promise<Page<Mail>> {
  const where = states === null || states.length === 0 ? {} : { state: { in: [...states] } };
  const [items, total] = await Promise.all([
    db.mail.findMany({ ...query, ...sliceOf(page), where, orderBy: byId(order) }),
    db.mail.count({ where }),
  ]);
  return { ...page, items, total };
}

/** May a mail in this state be sent again? */
export function isRetryable(state: MailState): boolean {
  return state === 'FAILED' || state === 'HELD';
}

/**
 * Queues a mail again that was given up or had no server to leave by, with all its tries.
 *
 * @throws MailNotFound,
 * MailNotRetryable
 */
export async function retryMail(context: Context, id: number): Promise<void> {
  const { db, now } = context;
  const isQueued = await db.$transaction(async (tx) => {
    const { count } = await tx.mail.updateMany({
      where: { id, state: { in: ['FAILED', 'HELD'] } },
      data: { state: 'QUEUED', attempts: 0, error: null, nextTryAt: now, handedOverAt: null },
    });
    if (count > 0) await auditBy(context, tx, { action: 'mail.retry', target: { kind: 'MAIL', id }, groupId: null });
    return count > 0;
  });
  if (isQueued) return;
  const found = await db.mail.findUnique({ where: { id }, select: { id: true } });
  throw found === null ? new MailNotFound() : new MailNotRetryable();
}

interface StoredLetter {
  readonly letter: unknown;
  readonly locale: string;
}

/** What a stored mail says; null for one this version of the site has no letter for. */
export function letterOf(letter: unknown): Letter | null {
  return letterSchema.safeParse(letter).data ?? null;
}

/** The heading of a mail; null for one this version of the site has no letter for. */
export function headingOf({ letter, locale }: StoredLetter): string | null {
  const parsed = letterOf(letter);
  return parsed && wordsOf(parsed, localeOf(locale), '').heading;
}

function localeOf(locale: string): Locale {
  return locale === 'en-US' ? 'en-US' : 'zh-CN';
}

/** A mail as its reader gets it; null for one this version of the site has no letter for. */
export async function previewMail(context: Context, { letter, locale }: StoredLetter): Promise<RenderedLetter | null> {
  const parsed = letterOf(letter);
  return parsed && renderLetter(parsed, localeOf(locale), await readMailSite(context));
}

/** Removes mails whose fate is long decided. */
export async function tidyMails({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  const { mailKeptDays } = await readSettings(db, ['mailKeptDays']);
  await db.mail.deleteMany({ where: { state: { not: 'QUEUED' }, createdAt: { lt: keptSince(now, mailKeptDays) } } });
}
