import { tidyMessages } from '@verdict/schema/account/message/tidy-messages.service.ts';
import { tidyApiTokens } from '@verdict/schema/account/session/tidy.service.ts';
import { tidyPrints } from '@verdict/schema/contest/print/tidy-prints.service.ts';
import { tidyCodeDrafts } from '@verdict/schema/judging/code-draft/tidy-code-drafts.service.ts';
import { tidySubmissionAddresses } from '@verdict/schema/judging/submission/tidy-addresses.service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContest } from '../../../factories/contest.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildSubmission } from '../../../factories/submission.ts';
import { buildUser } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const now = new Date('2026-11-27T03:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const keep = (key: string, days: number) => server.services.db.siteSetting.create({ data: { key, value: days } });

test('addresses of submissions go after the days of the setting, the submissions stay', async () => {
  const { services } = server;
  await keep('addressKeptDays', 90);
  const user = await buildUser(services);
  const problem = await buildProblem(services, { authorId: user.id });
  const place = { userId: user.id, problemId: problem.id, address: '192.0.2.1' };
  const old = await buildSubmission(services, { ...place, submittedAt: daysAgo(91) });
  const young = await buildSubmission(services, { ...place, submittedAt: daysAgo(89) });
  await tidySubmissionAddresses(services, now);
  const rows = await services.db.submission.findMany({ orderBy: { id: 'asc' }, select: { id: true, address: true } });
  expect(rows).toEqual([
    { id: old.id, address: null },
    { id: young.id, address: '192.0.2.1' },
  ]);
  await services.db.siteSetting.delete({ where: { key: 'addressKeptDays' } });
});

test('API tokens go after they ran out, and the address of a last use goes earlier than its token', async () => {
  const { services } = server;
  await keep('addressKeptDays', 90);
  await keep('apiTokenKeptDays', 10);
  const user = await buildUser(services);
  const tokens = [
    { name: 'ran out long ago', expiresAt: daysAgo(11), lastUsedAt: daysAgo(20) },
    { name: 'ran out', expiresAt: daysAgo(9), lastUsedAt: daysAgo(9) },
    { name: 'unused for long', expiresAt: null, lastUsedAt: daysAgo(91) },
  ];
  await services.db.apiToken.createMany({
    data: tokens.map((token, index) => ({
      ...token,
      userId: user.id,
      tokenHash: String(index).repeat(64),
      ending: 'abcd',
      scopes: ['READ'],
      createdAt: daysAgo(100),
      address: '192.0.2.1',
    })),
  });
  await tidyApiTokens(services, now);
  const rows = await services.db.apiToken.findMany({ orderBy: { id: 'asc' }, select: { name: true, address: true } });
  expect(rows).toEqual([
    { name: 'ran out', address: '192.0.2.1' },
    { name: 'unused for long', address: null },
  ]);
});

test('printed texts go some days after the end of their contest, not while it runs', async () => {
  const { services } = server;
  await keep('printKeptDays', 2);
  const user = await buildUser(services);
  const over = await buildContest(services, { authorId: user.id, startsAt: daysAgo(9), endsAt: daysAgo(3) });
  const long = await buildContest(services, { authorId: user.id, startsAt: daysAgo(9), endsAt: daysAgo(-1) });
  const print = (contestId: number) => ({
    contestId,
    userId: user.id,
    content: 'int main() {}',
    createdAt: daysAgo(8),
  });
  await services.db.contestPrint.createMany({ data: [print(over.id), print(long.id)] });
  await tidyPrints(services, now);
  const rows = await services.db.contestPrint.findMany({ select: { contestId: true } });
  expect(rows).toEqual([{ contestId: long.id }]);
});

test('old messages go if they are read', async () => {
  const { services } = server;
  await keep('messageKeptDays', 40);
  const { id: recipientId } = await buildUser(services);
  const message = (content: string, isRead: boolean, days: number) =>
    ({ recipientId, kind: 'SYS', content, isRead, createdAt: daysAgo(days) }) as const;
  await services.db.message.createMany({
    data: [message('old', true, 41), message('old, unread', false, 41), message('young', true, 39)],
  });
  await tidyMessages(services, now);
  const rows = await services.db.message.findMany({ orderBy: { id: 'asc' }, select: { content: true } });
  expect(rows.map(({ content }) => content)).toEqual(['old, unread', 'young']);
});

test('code drafts go with the texts that they took the place of', async () => {
  const { services } = server;
  await keep('codeDraftKeptDays', 60);
  const user = await buildUser(services);
  const problem = await buildProblem(services, { authorId: user.id });
  const draft = (languageKey: string, days: number) =>
    services.db.codeDraft.create({
      data: {
        userId: user.id,
        problemId: problem.id,
        languageKey,
        code: languageKey,
        editedAt: daysAgo(days),
        lost: { create: { code: 'before', editedAt: daysAgo(days + 1) } },
      },
    });
  await draft('cpp', 61);
  const young = await draft('python', 59);
  await tidyCodeDrafts(services, now);
  expect(await services.db.codeDraft.findMany({ select: { id: true } })).toEqual([{ id: young.id }]);
  expect(await services.db.lostCodeDraft.count()).toBe(1);
});
