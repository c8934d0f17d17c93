import type { Services } from '../../core/context.ts';
import type { JobFailed } from '../../core/jobs/job.ts';
import { letterSchema } from './letter.ts';
import { MailFailure } from './mail-failure.ts';
import { readMailSite, type MailSite } from './mail-server.service.ts';
import { renderLetter } from './render-letter.ts';

/*
 * How a mail is sent at most once
 *
 * Of all servers one has the job of a mail (schema/core/jobs). It may still die at any moment, so the row says how far
 * it came: before the first byte of the text goes out `handedOverAt` is stored, and only one try can store it. A try
 * that died before that has certainly not sent it, and it is tried again. After that only the SMTP server knows: such a
 * mail is given up with that reason, and a person may send it again from the outbox.
 */

const minuteMs = 60_000;
/** How long a mail rests after each failed try; after the last it is given up. */
export const retryPausesMs = [1, 5, 30, 120].map((minutes) => minutes * minuteMs);

/** Most mails looked for at once. */
const maxDue = 1_000;

const unsure = 'The text was handed to the SMTP server, but no answer came: it may or may not have arrived.';

/** Ids of mails that are to be sent now. */
export async function dueMails({ db }: Pick<Services, 'db'>, now: Date): Promise<number[]> {
  const rows = await db.mail.findMany({
    where: { state: 'QUEUED', nextTryAt: { lte: now } },
    orderBy: { id: 'asc' },
    take: maxDue,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Tries to send a mail that is due; what becomes of it is in its row. Anything else it leaves alone. */
export async function sendMail(services: Services, id: number, now: Date): Promise<void> {
  const { db, log } = services;
  const mail = await db.mail.findFirst({
    where: { id, state: 'QUEUED', nextTryAt: { lte: now } },
    select: { id: true, to: true, locale: true, letter: true, attempts: true, handedOverAt: true },
  });
  if (mail === null) return;
  if (mail.handedOverAt !== null) return giveUp(services, mail, unsure);
  const site = await readMailSite(services);
  if (site.smtp === null) {
    await db.mail.update({ where: { id }, data: { state: 'HELD' }, select: { id: true } });
    log.warn({ mailId: id }, 'no SMTP server is set: the mail stays in the outbox, /admin/outbox');
    return;
  }
  const attempts = mail.attempts + 1;
  try {
    await handOver(services, { ...mail, site, smtp: site.smtp, now });
    await db.mail.update({
      where: { id },
      data: { state: 'SENT', sentAt: now, attempts, error: null },
      select: { id: true },
    });
    log.info({ mailId: id, attempts }, 'a mail was sent');
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    const pauseMs = retryPausesMs[mail.attempts];
    const row = { id, attempts };
    if (error.fate === 'UNSURE') return giveUp(services, row, `${unsure} (${error.message})`);
    if (error.fate === 'NEVER' || pauseMs === undefined) return giveUp(services, row, error.message);
    const nextTryAt = new Date(now.getTime() + pauseMs);
    await db.mail.update({
      where: { id },
      data: { attempts, error: error.message, nextTryAt, handedOverAt: null },
      select: { id: true },
    });
    log.warn({ mailId: id, attempts, nextTryAt, reason: error.message }, 'a mail could not be sent yet');
  }
}

interface MailToSend {
  readonly id: number;
  readonly to: string;
  readonly locale: string;
  readonly letter: unknown;
  readonly site: MailSite;
  readonly smtp: NonNullable<MailSite['smtp']>;
  readonly now: Date;
}

async function handOver(
  { db, mailer }: Services,
  { id, to, locale, letter, site, smtp, now }: MailToSend,
): Promise<void> {
  const parsed = letterSchema.safeParse(letter);
  if (!parsed.success) throw new MailFailure('NEVER', 'This version of the site has no letter of that kind.');
  const messageId = `<mail-${id}@${new URL(site.baseUrl).hostname}>`;
  await mailer.send(
    smtp,
    { from: site.from, to, messageId, ...renderLetter(parsed.data, locale === 'en-US' ? 'en-US' : 'zh-CN', site) },
    async () => {
      const { count } = await db.mail.updateMany({
        where: { id, state: 'QUEUED', handedOverAt: null },
        data: { handedOverAt: now },
      });
      if (count === 0) throw new MailFailure('LATER', 'Another try of the same mail was first.');
    },
  );
}

/** Gives up a mail whose job keeps failing for a reason that is not the SMTP server's. */
export async function failMail(services: Services, id: number, { reason }: JobFailed): Promise<void> {
  const mail = await services.db.mail.findUnique({ where: { id }, select: { attempts: true } });
  if (mail !== null) await giveUp(services, { id, attempts: mail.attempts + 1 }, reason);
}

async function giveUp(
  { db, log }: Services,
  { id, attempts }: { readonly id: number; readonly attempts: number },
  reason: string,
): Promise<void> {
  // A try that was thought dead may have ended well meanwhile: what was sent stays so.
  await db.mail.updateMany({ where: { id, state: 'QUEUED' }, data: { state: 'FAILED', attempts, error: reason } });
  log.error({ mailId: id, attempts, reason }, 'a mail was given up');
}
