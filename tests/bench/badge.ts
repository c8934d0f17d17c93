import { once } from 'node:events';
import { deliverMessages } from '@verdict/schema/account/message/deliver.service.ts';
import pg from 'pg';
import { z } from 'zod';
import { buildUser, tokenFor } from '../factories/user.ts';
import { until } from '../setup/site-api.ts';
import { openBenchSite, type BenchSite } from './bench-site.ts';
import type { Figure } from './figure.ts';
import { percentile } from './percentile.ts';

const rounds = 100;
const warmUpRounds = 10;
/** Sockets of the same user, as of several tabs. */
const watchers = 10;
/** Recipients of the notice. */
const crowd = 100_000;

const counted = z.object({ unreadCountsChanged: z.object({ mine: z.int() }) });

/** How long an event takes to the badge of the user it concerns, its storing included; and a notice to everybody. */
export async function measureBadge(): Promise<readonly Figure[]> {
  await using site = await openBenchSite({ isJudging: false });
  const [bare, pushed] = [await bareNotices(site.databaseUrl), await badgeDelays(site)];
  const what = `message stored to badge, ${watchers} sockets (baseline: the same row and a bare NOTIFY)`;
  return [
    { what: `${what}, p50`, value: percentile(pushed, 0.5), unit: 'ms', baseline: percentile(bare, 0.5) },
    {
      what: `${what}, p99`,
      value: percentile(pushed, 0.99),
      unit: 'ms',
      baseline: percentile(bare, 0.99),
      budget: { kind: 'figure', most: 100 },
    },
    ...(await noticeFigures(site)),
  ];
}

/** A row and a NOTIFY in one transaction by plain connections: from its begin to its being heard, in milliseconds. */
async function bareNotices(databaseUrl: string): Promise<number[]> {
  const [speaker, listener] = [
    new pg.Client({ connectionString: databaseUrl }),
    new pg.Client({ connectionString: databaseUrl }),
  ];
  await Promise.all([speaker.connect(), listener.connect()]);
  await speaker.query('CREATE TABLE bench_bare (id serial PRIMARY KEY, what jsonb)');
  await listener.query('LISTEN bench_bare');
  const delays: number[] = [];
  for (let count = 0; count < warmUpRounds + rounds; count += 1) {
    const heard = once(listener, 'notification');
    const begin = performance.now();
    await speaker.query('BEGIN');
    await speaker.query(`INSERT INTO bench_bare (what) VALUES ('{"kind": "verdictChanged"}')`);
    await speaker.query(`SELECT pg_notify('bench_bare', 'one')`);
    await speaker.query('COMMIT');
    await heard;
    if (count >= warmUpRounds) delays.push(performance.now() - begin);
  }
  await speaker.query('DROP TABLE bench_bare');
  await Promise.all([speaker.end(), listener.end()]);
  return delays;
}

async function badgeDelays(site: BenchSite): Promise<number[]> {
  const { services } = site;
  const user = await buildUser(services);
  const caller = site.caller(await tokenFor(services, user));
  const sockets = Array.from({ length: watchers }, () => caller.socket());
  const badges = sockets.map((socket) =>
    caller.watch(socket, counted, 'subscription { unreadCountsChanged { mine } }', {})[Symbol.asyncIterator](),
  );
  await Promise.all(badges.map((badge) => badge.next()));
  const fact = {
    kind: 'verdictChanged',
    submissionId: 1,
    problemDisplayId: '1000',
    cause: 'MANUAL',
    oldStatus: -1,
    newStatus: 0,
  } as const;
  const delays: number[] = [];
  for (let count = 0; count < warmUpRounds + rounds; count += 1) {
    const begin = performance.now();
    const arrived = Promise.all(
      badges.map(async (badge) => {
        await badge.next();
        return performance.now() - begin;
      }),
    );
    await services.db.$transaction((tx) =>
      deliverMessages(tx, services.pubsub, [{ recipientId: user.id, kind: 'MINE', fact }]),
    );
    const round = await arrived;
    if (count >= warmUpRounds) delays.push(...round);
  }
  for (const socket of sockets) await socket.dispose();
  return delays;
}

/** A notice to a hundred thousand accounts, one of which is here. */
async function noticeFigures(site: BenchSite): Promise<Figure[]> {
  const { db, pubsub } = site.services;
  await db.$executeRaw`INSERT INTO "user" (id, username, username_key, password_hash, updated_at)
    SELECT md5(n::text), 'crowd' || n, 'crowd' || n, 'none', now() FROM generate_series(1, ${crowd}::int) n`;
  const user = await buildUser(site.services);
  const caller = site.caller(await tokenFor(site.services, user));
  const socket = caller.socket();
  const badge = caller
    .watch(
      socket,
      z.object({ unreadCountsChanged: z.object({ sys: z.int() }) }),
      'subscription { unreadCountsChanged { sys } }',
      {},
    )
    [Symbol.asyncIterator]();
  await badge.next();
  const begin = performance.now();
  const { id } = await db.$transaction(async (tx) => {
    const notice = await tx.notice.create({
      data: { title: 'To all', content: 'News', audience: 'ALL', pushRequestedAt: new Date() },
      select: { id: true },
    });
    await pubsub.publish('job', { name: 'notice', id: notice.id }, tx);
    return notice;
  });
  await badge.next();
  const toBadge = performance.now() - begin;
  await until(
    'the notice to be stored',
    120_000,
    async () => (await db.notice.findUniqueOrThrow({ where: { id }, select: { pushedAt: true } })).pushedAt,
  );
  const toAll = performance.now() - begin;
  await socket.dispose();
  return [
    { what: 'notice pushed to the badge of a user who is here', value: toBadge, unit: 'ms' },
    {
      what: `  stored for all ${crowd.toLocaleString('en-US')} accounts`,
      value: toAll / 1_000,
      unit: 's',
      budget: { kind: 'figure', most: 10 },
    },
  ];
}
