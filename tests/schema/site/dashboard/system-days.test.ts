import type { User } from '@verdict/prisma/generated/client/client.ts';
import { dayAfter, dayOf } from '@verdict/schema/core/settings/site-day.ts';
import { sampleStorage } from '@verdict/schema/site/dashboard/sample-storage.service.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { buildProblem } from '../../../factories/problem.ts';
import { buildSubmission, type SubmissionWishes } from '../../../factories/submission.ts';
import { buildUser } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { askAs } from '../../core/settings/site-operations.ts';

/** 14 hours before UTC, with no other time in summer. */
const timeZone = 'Pacific/Kiritimati';
const offsetMs = 14 * 3_600_000;
const dayMs = 86_400_000;
let server: TestServer;
let root: User;
let problemId: number;
beforeAll(async () => {
  server = await startTestServer();
  root = await buildUser(server.services, { role: 'ROOT' });
  ({ id: problemId } = await buildProblem(server.services));
  await server.services.db.siteSetting.create({ data: { key: 'timeZone', value: timeZone } });
  server.services.cache.drop('settings');
});
afterAll(() => server.stop());
beforeEach(() => server.services.cache.drop('weekFigures'));

const query = '{ systemDays { day waitP50 waitP95 databaseBytes filesBytes } }';
const daysSchema = z.array(
  z.object({
    day: z.string(),
    waitP50: z.number().nullable(),
    waitP95: z.number().nullable(),
    databaseBytes: z.number().nullable(),
    filesBytes: z.number().nullable(),
  }),
);
async function systemDays() {
  return daysSchema.parse((await askAs(server, root, query)).data?.['systemDays']);
}

const today = () => dayOf(new Date(), timeZone);
const midnight = () => new Date(Date.parse(`${today()}T00:00:00Z`) - offsetMs);

/** A submission with a verdict after so many seconds. */
async function buildJudged(
  at: Date,
  seconds: number,
  { version = 1, ...wishes }: Partial<SubmissionWishes> & { readonly version?: number } = {},
): Promise<void> {
  const submittedAt = new Date(at.getTime() - seconds * 1_000);
  const { id } = await buildSubmission(server.services, { userId: root.id, problemId, ...wishes, submittedAt });
  await server.services.db.verdictChange.create({
    data: { submissionId: id, version, cause: 'JUDGED', status: 0, createdAt: at },
  });
}

test('waits of a day are those of its first verdicts, rejudges and jury submissions left out', async () => {
  const yesterday = new Date(midnight().getTime() - 1);
  for (const seconds of [1, 2, 3, 4, 101]) await buildJudged(yesterday, seconds);
  await buildJudged(midnight(), 7);
  await buildJudged(midnight(), 500, { version: 2 });
  await buildJudged(midnight(), 500, { origin: 'JURY' });
  await buildJudged(new Date(midnight().getTime() - 29 * dayMs - 1), 500);
  const days = await systemDays();
  expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, index) => dayAfter(today(), index - 29)));
  expect(days.slice(-2)).toMatchObject([
    { waitP50: 3, waitP95: expect.closeTo(81.6, 6) },
    { waitP50: 7, waitP95: 7 },
  ]);
  expect(days.slice(0, -2).every(({ waitP50, waitP95 }) => waitP50 === null && waitP95 === null)).toBe(true);
});

test('storage is sampled once a day of the site, the last time', async () => {
  const { services } = server;
  await services.db.storageSample.deleteMany();
  await services.db.storedFile.create({ data: { sha256: '1'.repeat(64), sizeBytes: 1_000n } });
  const before = (await services.db.storedFile.aggregate({ _sum: { sizeBytes: true } }))._sum.sizeBytes ?? 0n;
  await sampleStorage(services, new Date(midnight().getTime() - 1));
  await sampleStorage(services, midnight());
  await services.db.storedFile.create({ data: { sha256: '2'.repeat(64), sizeBytes: 500n } });
  await sampleStorage(services, new Date(midnight().getTime() + 1));
  const days = await systemDays();
  expect(days.slice(-3)).toMatchObject([
    { databaseBytes: null, filesBytes: null },
    { databaseBytes: expect.any(Number), filesBytes: Number(before) },
    { databaseBytes: expect.any(Number), filesBytes: Number(before) + 500 },
  ]);
});

test('waits and storage are for super admins', async () => {
  const admin = await buildUser(server.services, { role: 'ADMIN' });
  expect((await askAs(server, admin, query)).errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
});
