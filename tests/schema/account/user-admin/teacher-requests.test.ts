import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TrainingScene } from '../../training/training-scene.ts';
import { newsOf } from '../user/news.ts';
import { UserDesk } from './user-desk.ts';

let scene: TrainingScene;
let desk: UserDesk;
let user: User;
beforeAll(async () => {
  scene = await TrainingScene.start();
  desk = new UserDesk(scene, await scene.user({ role: 'ROOT', username: 'chief' }));
});
beforeEach(async () => {
  user = await scene.user();
});
afterAll(() => scene.server.stop());

const db = () => scene.server.services.db;
const said = { school: 'A School', reason: 'A class of 60' };
const ask = (as: User, input: object = said) => scene.outcome(as, 'requestTeacher', input);
const idOf = async ({ id }: User) =>
  String((await db().teacherRequest.findFirstOrThrow({ where: { userId: id }, orderBy: { id: 'desc' } })).id);
const decide = async (isAccepted: boolean, answer = '') =>
  desk.act('decideTeacherRequest', { id: await idOf(user), isAccepted, answer });
const own = async (as: User) =>
  (await scene.ask(as, '{ viewer { siteActs teacherRequest { state answer } teacherRequestRefusal } }'))['viewer'];

test('a request that is accepted makes a teacher, who is told, and is noted', async () => {
  expect(await own(user)).toEqual({ siteActs: [], teacherRequest: null, teacherRequestRefusal: null });
  expect(await ask(user)).toBe('RequestTeacherSuccess');
  const { teacherRequests } = await scene.ask(
    desk.root,
    '{ adminNeeds { teacherRequests } teacherRequests(state: OPEN) { total items { username school reason } } }',
  );
  expect(teacherRequests).toEqual({ total: 1, items: [{ username: user.username, ...said }] });
  expect(await decide(true, 'Welcome')).toBe('DecideTeacherRequestSuccess');
  expect(await own(user)).toMatchObject({
    siteActs: ['CREATE_GROUPS', 'MAKE_ACCOUNTS'],
    teacherRequest: { state: 'ACCEPTED', answer: 'Welcome' },
  });
  expect(await newsOf(scene.server, user, 'en-US')).toMatchObject([
    { title: 'You are a teacher now', content: expect.stringContaining('Welcome') },
  ]);
  expect(await desk.audited(user)).toEqual(['user.decideTeacherRequest', 'user.changeRights']);
  expect(await decide(false)).toBe('TeacherRequestDecided');
});

test('a request that is declined may be made again after 30 days', async () => {
  await ask(user);
  expect(await decide(false, 'Which school?')).toBe('DecideTeacherRequestSuccess');
  expect(await newsOf(scene.server, user, 'zh-CN')).toMatchObject([{ title: '教师申请未通过' }]);
  expect(await ask(user)).toBe('TeacherRequestTooSoon');
  const longAgo = new Date(Date.now() - 31 * 86_400_000);
  await db().teacherRequest.updateMany({ where: { userId: user.id }, data: { decidedAt: longAgo } });
  expect(await ask(user)).toBe('RequestTeacherSuccess');
});

test('a request that was declined can be accepted later, with one that waits meanwhile', async () => {
  await ask(user);
  const first = await idOf(user);
  await decide(false);
  expect(await desk.act('decideTeacherRequest', { id: first, isAccepted: false })).toBe('TeacherRequestDecided');
  const longAgo = new Date(Date.now() - 31 * 86_400_000);
  await db().teacherRequest.updateMany({ where: { userId: user.id }, data: { decidedAt: longAgo } });
  await ask(user);
  const accept = { id: first, isAccepted: true };
  expect(await desk.act('decideTeacherRequest', accept)).toBe('DecideTeacherRequestSuccess');
  expect(await own(user)).toMatchObject({
    siteActs: ['CREATE_GROUPS', 'MAKE_ACCOUNTS'],
    teacherRequest: { state: 'ACCEPTED' },
  });
  expect(await db().teacherRequest.count({ where: { userId: user.id, state: 'ACCEPTED' } })).toBe(2);
  expect(await desk.act('decideTeacherRequest', accept)).toBe('TeacherRequestDecided');
});

test('one request waits at a time, also of two at once', async () => {
  const answers = await Promise.all([ask(user), ask(user)]);
  expect(answers.toSorted()).toEqual(['RequestTeacherSuccess', 'TeacherRequestRefused']);
  expect(await own(user)).toMatchObject({
    teacherRequest: { state: 'OPEN' },
    teacherRequestRefusal: expect.stringContaining('waits for a decision'),
  });
});

test('texts are bounded, and neither teachers, admins nor restricted accounts ask', async () => {
  expect(await ask(user, { ...said, school: ' ' })).toBe('InvalidInput');
  expect(await ask(user, { ...said, reason: 'x'.repeat(1_001) })).toBe('InvalidInput');
  for (const wishes of [{ role: 'ADMIN' }, { role: 'NO_SUBMIT' }] as const)
    expect(await ask(await scene.user(wishes))).toBe('TeacherRequestRefused');
  expect(await ask(await scene.user({ siteRights: ['TEACHER'] }))).toBe('TeacherRequestRefused');
});

test('a setting switches requests off', async () => {
  await db().siteSetting.create({ data: { key: 'isTeacherRequestOpen', value: false } });
  try {
    expect(await ask(user)).toBe('TeacherRequestRefused');
  } finally {
    await db().siteSetting.deleteMany({ where: { key: 'isTeacherRequestOpen' } });
  }
});
