import { anonymizeAccount, dueDeletions } from '@verdict/schema/account/user-admin/anonymize.service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildGroup } from '../../../factories/group.ts';
import { buildSubmission } from '../../../factories/submission.ts';
import { TrainingScene } from '../../training/training-scene.ts';
import { UserDesk } from './user-desk.ts';

let scene: TrainingScene;
let desk: UserDesk;
beforeAll(async () => {
  scene = await TrainingScene.start();
  desk = new UserDesk(scene, await scene.user({ role: 'ROOT' }));
});
afterAll(() => scene.server.stop());

const db = () => scene.server.services.db;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

async function runDue(now: Date): Promise<void> {
  for (const id of await dueDeletions(scene.server.services, now))
    await anonymizeAccount(scene.server.services, id, now);
}

test('a deleted account is closed at once and restored as it was', async () => {
  const [user, disabled] = [await scene.user(), await scene.user({ isDisabled: true })];
  const users = [user, disabled];
  expect(await desk.bulk('DELETE', users, { reason: 'Left school' })).toEqual(['DONE', 'DONE']);
  expect((await desk.signIn(user.username)).__typename).toBe('AccountDisabled');
  expect(await desk.account(user)).toMatchObject({ accountStatus: 'DELETING', deletionDueAt: expect.any(String) });
  expect(await desk.bulk('ENABLE', [user])).toEqual(['REFUSED ACCOUNT_BEING_DELETED']);
  expect(await desk.bulk('DISABLE', [user])).toEqual(['REFUSED ACCOUNT_BEING_DELETED']);
  await runDue(inDays(13));
  expect(await desk.bulk('RESTORE', users)).toEqual(['DONE', 'DONE']);
  expect((await desk.signIn(user.username)).__typename).toBe('SignInSuccess');
  expect(await desk.account(disabled)).toMatchObject({ accountStatus: 'DISABLED', deletionDueAt: null });
  await runDue(inDays(15));
  expect(await desk.account(user)).toMatchObject({ username: user.username, accountStatus: 'ACTIVE' });
  expect(await desk.audited(user)).toEqual(['user.delete', 'user.restore']);
});

test('after the grace nothing says whose the account was, and submissions stay', async () => {
  const user = await scene.user({ role: 'ADMIN' });
  const problem = await scene.problem();
  const submission = await buildSubmission(scene.server.services, { userId: user.id, problemId: problem.id });
  await db().submission.update({ where: { id: submission.id }, data: { address: '192.0.2.1' } });
  await db().user.update({ where: { id: user.id }, data: { realName: 'Ann Lee', nickname: 'Annie', school: 'MIT' } });
  await db().dataExport.create({
    data: { userId: user.id, requestedById: user.id, locale: 'en-US', key: 'a'.repeat(32), requestedAt: new Date() },
  });
  await desk.bulk('DELETE', [user]);
  await runDue(inDays(15));
  const left = await db().user.findUniqueOrThrow({ where: { id: user.id } });
  expect(left).toMatchObject({
    username: expect.stringMatching(/^deleted-\d+$/),
    email: null,
    realName: null,
    nickname: null,
    school: null,
    passwordHash: '',
    role: 'USER',
    isDisabled: true,
  });
  expect((await db().dataExport.findFirstOrThrow({ where: { userId: user.id } })).expiresAt).not.toBeNull();
  expect(await db().message.count({ where: { recipientId: user.id } })).toBe(0);
  expect(await db().mail.count({ where: { to: user.email ?? '' } })).toBe(0);
  expect(await db().submission.findUniqueOrThrow({ where: { id: submission.id } })).toMatchObject({
    userId: user.id,
    address: null,
  });
  expect(await desk.list({ status: 'DELETED' })).toEqual([left.username]);
  expect(await desk.list({ search: 'Ann Lee' })).toEqual([]);
  // Nobody acts on it any more, and its name and address are free.
  expect(await desk.bulk('ENABLE', [user])).toEqual(['REFUSED USER_NOT_FOUND']);
  expect((await scene.user({ username: user.username, email: user.email ?? '' })).username).toBe(user.username);
  expect(await desk.audited(user)).toEqual(['user.delete', 'user.anonymize']);
});

test('names at remote judges are forgotten, those of accounts of the site stay', async () => {
  const user = await scene.user();
  const problem = await scene.problem();
  const { id: submissionId } = await buildSubmission(scene.server.services, {
    userId: user.id,
    problemId: problem.id,
  });
  const job = { submissionId, judgeKey: 'HDU', userId: user.id, ref: '1000', languageId: '0', createdAt: new Date() };
  const page = { status: 200, path: '/status.php?user=ann', text: 'ann', at: new Date() };
  await db().remoteJob.create({
    data: { ...job, attempt: 1, mode: 'BROWSER', state: 'DONE', handle: 'ann', answer: { create: page } },
  });
  await db().remoteJob.create({ data: { ...job, attempt: 2, mode: 'POOL', state: 'DONE', handle: 'bot' } });
  await desk.bulk('DELETE', [user]);
  await runDue(inDays(15));
  const jobs = await db().remoteJob.findMany({
    where: { submissionId },
    orderBy: { attempt: 'asc' },
    select: { handle: true, answer: { select: { text: true } } },
  });
  expect(jobs).toEqual([
    { handle: null, answer: null },
    { handle: 'bot', answer: null },
  ]);
});

test('owners of groups hand them over first', async () => {
  const [owner, other] = [await scene.user(), await scene.user()];
  await buildGroup(scene.server.services, owner);
  expect(await desk.bulk('DELETE', [owner, other])).toEqual(['REFUSED ACCOUNT_OWNS_GROUPS', 'DONE']);
  expect(await desk.account(owner)).toMatchObject({ accountStatus: 'ACTIVE' });
});
