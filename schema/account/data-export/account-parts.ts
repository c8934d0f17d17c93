import { MessageKind } from '@verdict/prisma/generated/client/enums.ts';
import { rowsInOrder } from '../../core/rows-in-order.ts';
import { wordsOfStored } from '../message/fact.ts';
import { readableMessages } from '../message/hidden-messages.service.ts';
import type { ExportAsking, ExportPart } from './export-part.ts';

const profile: ExportPart = {
  file: 'profile.json',
  about: {
    'zh-CN': '账号资料、统计和登录方式。',
    'en-US': 'The profile of the account, its counters and its ways to sign in.',
  },
  async *entries({ db, viewer }) {
    const { statistics, totpFactor, managedByGroup, ...columns } = await db.user.findUniqueOrThrow({
      where: { id: viewer.userId },
      select: {
        id: true,
        username: true,
        email: true,
        nickname: true,
        realName: true,
        gender: true,
        school: true,
        course: true,
        studentId: true,
        signature: true,
        github: true,
        blog: true,
        cfUsername: true,
        avatarUrl: true,
        titleName: true,
        role: true,
        createdAt: true,
        lastSeenAt: true,
        statistics: { select: { submissions: true, solved: true, oiRankScore: true } },
        totpFactor: { select: { confirmedAt: true } },
        managedByGroup: { select: { name: true } },
        passkeys: { orderBy: { id: 'asc' }, select: { name: true, createdAt: true, lastUsedAt: true } },
        linkedIdentities: {
          orderBy: { id: 'asc' },
          select: { issuer: true, name: true, createdAt: true, lastUsedAt: true },
        },
        remoteHandles: { orderBy: { id: 'asc' }, select: { judgeKey: true, handle: true, provenAt: true } },
        remoteAccounts: {
          orderBy: { id: 'asc' },
          select: { judgeKey: true, username: true, createdAt: true, usedAt: true },
        },
      },
    });
    yield {
      ...columns,
      statistics,
      secondFactorSince: totpFactor?.confirmedAt ?? null,
      managedByGroup: managedByGroup?.name ?? null,
    };
  },
};

const settings: ExportPart = {
  file: 'settings.json',
  about: {
    'zh-CN': '通知邮件、屏蔽的用户和题目复习的设置。',
    'en-US': 'Settings of mails and reviews, and the accounts that are muted.',
  },
  async *entries({ db, viewer: { userId } }) {
    const { mailDigest, reviewSince } = await db.user.findUniqueOrThrow({
      where: { id: userId },
      select: { mailDigest: { select: { kinds: true, locale: true } }, reviewSince: true },
    });
    const muted = await db.userMute.findMany({
      where: { userId },
      orderBy: { id: 'asc' },
      select: { mutedUser: { select: { username: true } } },
    });
    yield { mailDigest, reviewSince, mutedUsers: muted.map(({ mutedUser }) => mutedUser.username) };
  },
};

const sessions: ExportPart = {
  file: 'sessions.json',
  about: {
    'zh-CN': '登录会话，包括地址和浏览器。',
    'en-US': 'Where the account is signed in, with addresses and browsers.',
  },
  async *entries({ db, viewer: { userId } }) {
    yield* await db.session.findMany({
      where: { userId },
      orderBy: { createdAt: 'asc' },
      select: { createdAt: true, lastUsedAt: true, expiresAt: true, address: true, userAgent: true },
    });
  },
};

const apiTokens: ExportPart = {
  file: 'api-tokens.json',
  about: { 'zh-CN': 'API 令牌，不含令牌本身。', 'en-US': 'API tokens, without the tokens themselves.' },
  async *entries({ db, viewer: { userId } }) {
    yield* await db.apiToken.findMany({
      where: { userId },
      orderBy: { id: 'asc' },
      select: {
        name: true,
        ending: true,
        scopes: true,
        createdAt: true,
        expiresAt: true,
        lastUsedAt: true,
        address: true,
      },
    });
  },
};

const messages: ExportPart = {
  file: 'messages.json',
  about: { 'zh-CN': '收到的消息和通知。', 'en-US': 'Messages and notices that the account received.' },
  async *entries(asking) {
    for (const kind of Object.values(MessageKind)) yield* messagesOf(asking, kind);
  },
};

async function* messagesOf(asking: ExportAsking, kind: MessageKind) {
  const { db, viewer, locale } = asking;
  const readable = await readableMessages(asking, viewer.userId, kind);
  const rows = rowsInOrder({
    read: (after, take) =>
      db.message.findMany({
        where: { AND: [readable, { id: { gt: after } }] },
        orderBy: { id: 'asc' },
        take,
        select: {
          id: true,
          isRead: true,
          createdAt: true,
          action: true,
          sourceType: true,
          sourceId: true,
          sourceTitle: true,
          content: true,
          quote: true,
          url: true,
          fact: true,
          sender: { select: { username: true } },
          notice: { select: { title: true, content: true } },
        },
      }),
    keyOf: ({ id }) => id,
  });
  for await (const { sender, notice, fact, sourceTitle, content, url, ...row } of rows) {
    const words = wordsOfStored(fact, locale);
    yield {
      ...row,
      kind,
      sender: sender?.username ?? null,
      title: sourceTitle ?? notice?.title ?? words?.title ?? null,
      content: content ?? notice?.content ?? words?.content ?? null,
      url: url ?? words?.url ?? null,
    };
  }
}

/** What the account itself holds. */
export const accountParts: readonly ExportPart[] = [profile, settings, sessions, apiTokens, messages];
