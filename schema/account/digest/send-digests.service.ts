import type { MailDigest, Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '../../core/context.ts';
import { dayOf, hourOf } from '../../core/settings/site-day.ts';
import { readSettings } from '../../core/settings/site.service.ts';
import type { Letter } from '../mail/letter.ts';
import { queueMail } from '../mail/mail.service.ts';
import { wordsOfStored } from '../message/fact.ts';
import { readableMessages } from '../message/hidden-messages.service.ts';
import { viewerOf } from '../session/session.service.ts';
import { unsubscribePath } from './digest.service.ts';

/** Digests are sent from this hour on, in the time zone of the site. */
const digestHour = 8;
/** Messages that a mail names, the newest; of the others it says how many there are. */
const maxNamed = 20;
const chunkSize = 200;

const digestSelect = {
  id: true,
  kind: true,
  action: true,
  sourceType: true,
  sourceTitle: true,
  url: true,
  fact: true,
  sender: { select: { username: true } },
  notice: { select: { title: true } },
} as const satisfies Prisma.MessageSelect;
type Told = Prisma.MessageGetPayload<{ select: typeof digestSelect }>;
type DigestLetter = Extract<Letter, { kind: 'digest' }>;

/**
 * Queues the mails of the day for all accounts that want one and have unread messages since the last. A row says for
 * which day it is done, in the transaction that queues the mail: it is sent once, whatever stops or runs twice.
 */
export async function sendDigests(services: Services, now: Date): Promise<void> {
  const { db } = services;
  const { timeZone } = await readSettings(db, ['timeZone']);
  if (hourOf(now, timeZone) < digestHour) return;
  const day = new Date(`${dayOf(now, timeZone)}T00:00:00Z`);
  const due = { OR: [{ day: null }, { day: { lt: day } }] };
  for (;;) {
    const digests = await db.mailDigest.findMany({ where: due, orderBy: { userId: 'asc' }, take: chunkSize });
    for (const digest of digests) await sendDigest(services, digest, { day, now });
    if (digests.length < chunkSize) return;
  }
}

async function sendDigest(
  services: Services,
  { userId, day: lastDay, locale, ...digest }: MailDigest,
  { day, now }: { readonly day: Date; readonly now: Date },
): Promise<void> {
  const { db } = services;
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, username: true, role: true, email: true, isDisabled: true },
  });
  const isReached = user.email !== null && !user.isDisabled;
  const news = isReached ? await newsOf(services, { ...digest, user, now }) : null;
  await db.$transaction(async (tx) => {
    const { count } = await tx.mailDigest.updateMany({
      where: { userId, day: lastDay },
      data: { day, ...(news !== null && news.total > 0 && { throughId: news.throughId }) },
    });
    // Another server did it, or the account switched it off.
    if (count === 0 || news === null || news.total === 0 || user.email === null) return;
    await queueMail(tx, {
      to: user.email,
      locale: locale === 'en-US' ? 'en-US' : 'zh-CN',
      letter: {
        kind: 'digest',
        username: user.username,
        total: news.total,
        items: news.items,
        unsubscribePath: unsubscribePath(services, userId),
      },
    });
  });
}

/** Unread messages since the last digest that are shown to the account now. */
async function newsOf(
  { db }: Services,
  {
    user,
    kinds,
    throughId,
    now,
  }: Pick<MailDigest, 'kinds' | 'throughId'> & {
    readonly user: {
      readonly id: string;
      readonly username: string;
      readonly role: Parameters<typeof viewerOf>[1]['role'];
    };
    readonly now: Date;
  },
) {
  const asking = { db, viewer: await viewerOf(db, user), now };
  const readable: Prisma.MessageWhereInput[] = [];
  for (const kind of kinds) readable.push(await readableMessages(asking, user.id, kind));
  const where: Prisma.MessageWhereInput = { isRead: false, id: { gt: throughId }, OR: readable };
  const [rows, total] = await Promise.all([
    db.message.findMany({ where, orderBy: { id: 'desc' }, take: maxNamed, select: digestSelect }),
    db.message.count({ where, take: 1_000 }),
  ]);
  return { total, items: rows.map(itemOf), throughId: rows[0]?.id ?? throughId };
}

/** A message as a mail names it: who did what where, or the title of a notice or of news in both languages. */
function itemOf({
  kind,
  action,
  sourceType,
  sourceTitle,
  url,
  fact,
  sender,
  notice,
}: Told): DigestLetter['items'][number] {
  const worded = (locale: 'zh-CN' | 'en-US') => wordsOfStored(fact, locale);
  return {
    sender: sender?.username ?? null,
    action,
    sourceType,
    title: {
      'zh-CN': sourceTitle ?? notice?.title ?? worded('zh-CN')?.title ?? '',
      'en-US': sourceTitle ?? notice?.title ?? worded('en-US')?.title ?? '',
    },
    path: url ?? worded('en-US')?.url ?? `/message/${kind.toLowerCase()}`,
  };
}
