import type { Group, User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildContest } from '../../factories/contest.ts';
import { buildGroup } from '../../factories/group.ts';
import { buildTraining, buildTrainingCategory } from '../../factories/training.ts';
import { pathsOf, TrainingScene } from '../training/training-scene.ts';

let scene: TrainingScene;
let owner: User;
let admin: User;
let member: User;
let group: Group;
let number = 0;

beforeAll(async () => {
  scene = await TrainingScene.start();
  await scene.server.services.db.siteSetting.create({ data: { key: 'timeZone', value: 'Europe/Berlin' } });
});
afterAll(() => scene.server.stop());
beforeEach(async () => {
  [admin, member] = (await scene.users(2)) as [User, User];
  // Without limits.
  owner = await scene.user({ role: 'ADMIN' });
  group = await buildGroup(scene.server.services, owner, {
    brief: 'One set of problems a week',
    levels: [
      [admin, 4],
      [member, 3],
    ],
  });
});

function term(wishes: object = {}): object {
  number += 1;
  return { groupId: group.id, name: `Term ${number}`, shortName: `term${number}`, ...wishes };
}

/** Makes a new term. @returns the new group. */
async function newTerm(wishes: object = {}) {
  const answer = await scene.act(
    owner,
    'createGroupTerm',
    term(wishes),
    '... on CreateGroupTermSuccess { group { id } }',
  );
  const { id } = answer['group'] as { id: string };
  return scene.server.services.db.group.findUniqueOrThrow({
    where: { id: Number(id) },
    include: {
      members: { orderBy: { level: 'desc' } },
      classes: { include: { members: true } },
      announcements: true,
      submissions: true,
      contests: { include: { problems: true, participants: true }, orderBy: { startsAt: 'asc' } },
      trainings: { include: { problems: true, sections: true, members: true, category: true } },
    },
  });
}

describe('a new term', () => {
  test('has contests so many days later, at the same time of day across a change of the clock', async () => {
    const { services } = scene.server;
    const problem = await scene.problem();
    // Berlin is two hours ahead in September, and one in February.
    const contest = (startsAt: string, hours: number) =>
      buildContest(services, {
        authorId: admin.id,
        groupId: group.id,
        startsAt: new Date(startsAt),
        sealsAt: new Date(Date.parse(startsAt) + 3_600_000),
        endsAt: new Date(Date.parse(startsAt) + hours * 3_600_000),
        problems: { create: { problemId: problem.id, displayId: 'A', displayTitle: 'First' } },
      });
    const first = await contest('2025-09-15T08:00:00Z', 2);
    await contest('2025-12-01T09:00:00Z', 3);
    await services.db.contestParticipant.create({
      data: {
        contestId: first.id,
        registeredAt: new Date(),
        members: { create: { userId: member.id, contestId: first.id } },
      },
    });
    const { groupTermPlan } = await scene.ask(
      owner,
      'query ($id: ID!) { groupTermPlan(groupId: $id, firstDay: "2090-02-16") { firstDay contests { newStartsAt } } }',
      { id: group.id },
    );
    const starts = ['2090-02-16T09:00:00.000Z', '2090-05-04T08:00:00.000Z'];
    expect(groupTermPlan).toEqual({ firstDay: '2025-09-15', contests: starts.map((newStartsAt) => ({ newStartsAt })) });
    const { contests } = await newTerm({ firstDay: '2090-02-16' });
    expect(contests.map(({ startsAt }) => startsAt.toISOString())).toEqual(starts);
    expect(contests[0]).toMatchObject({
      authorId: owner.id,
      sealsAt: new Date('2090-02-16T10:00:00Z'),
      endsAt: new Date('2090-02-16T11:00:00Z'),
      participants: [],
      problems: [{ problemId: problem.id, displayId: 'A', displayTitle: 'First' }],
    });
  });

  test('has lists with their sections, without problems that only the old group has', async () => {
    const { services } = scene.server;
    const [shared, own] = [await scene.problem(), await scene.problem({ groupId: group.id })];
    const category = await buildTrainingCategory(services, group.id);
    const training = await buildTraining(services, {
      authorId: admin.id,
      groupId: group.id,
      categoryId: category.id,
      problems: [
        { id: shared.id, displayId: 'A' },
        { id: own.id, displayId: 'B' },
      ],
      members: [member],
    });
    const section = await services.db.trainingSection.create({ data: { trainingId: training.id, title: 'Week 1' } });
    await services.db.trainingProblem.updateMany({
      where: { trainingId: training.id },
      data: { sectionId: section.id },
    });
    const { groupTermPlan } = await scene.ask(
      owner,
      'query ($id: ID!) { groupTermPlan(groupId: $id) { trainings { title problemCount leftOutCount } } }',
      { id: group.id },
    );
    expect(groupTermPlan).toEqual({ trainings: [{ title: training.title, problemCount: 1, leftOutCount: 1 }] });
    const { id, trainings } = await newTerm();
    expect(trainings).toMatchObject([
      {
        title: training.title,
        authorId: owner.id,
        category: { name: category.name, groupId: id },
        sections: [{ title: 'Week 1' }],
        problems: [{ problemId: shared.id, displayId: 'A', isCounted: true }],
        members: [],
      },
    ]);
    expect(trainings[0]?.problems[0]?.sectionId).toBe(trainings[0]?.sections[0]?.id);
  });

  test('has lists in the same category of the site', async () => {
    const { services } = scene.server;
    const category = await buildTrainingCategory(services);
    await buildTraining(services, { authorId: admin.id, groupId: group.id, categoryId: category.id });
    expect((await newTerm()).trainings).toMatchObject([{ categoryId: category.id }]);
  });

  test('has labels of classes and chosen staff, but neither members nor what they submitted', async () => {
    const { db } = scene.server.services;
    const own = await scene.problem({ groupId: group.id });
    await scene.judged(member, own);
    await db.announcement.create({ data: { groupId: group.id, title: 'Room 12', content: '', authorId: admin.id } });
    const { id: classId } = await db.groupClass.create({
      data: { groupId: group.id, name: 'Class A', nameKey: 'class a', color: 'TEAL' },
    });
    await db.groupClassMember.create({ data: { classId, groupId: group.id, userId: member.id } });
    const helper = await scene.user();
    await db.groupMember.create({
      data: { groupId: group.id, userId: helper.id, level: 3, rights: ['DISCUSSIONS', 'GRADES'] },
    });
    const { groupTermPlan } = await scene.ask(
      owner,
      'query ($id: ID!) { groupTermPlan(groupId: $id) { staff { user { id } level rights } } }',
      { id: group.id },
    );
    expect(groupTermPlan).toEqual({
      staff: [
        { user: { id: admin.id }, level: 'ADMIN', rights: [] },
        { user: { id: helper.id }, level: 'MEMBER', rights: ['DISCUSSIONS', 'GRADES'] },
      ],
    });
    const avatarUrl = '/api/public/img/logo.webp';
    await db.group.update({ where: { id: group.id }, data: { avatarUrl } });
    const made = await newTerm({ staffIds: [admin.id, helper.id], hasAnnouncements: true });
    expect(made).toMatchObject({
      avatarUrl,
      brief: 'One set of problems a week',
      ownerId: owner.id,
      members: [
        { userId: owner.id, level: 5 },
        { userId: admin.id, level: 4 },
        { userId: helper.id, level: 3, rights: ['DISCUSSIONS', 'GRADES'] },
      ],
      classes: [{ name: 'Class A', color: 'TEAL', members: [] }],
      announcements: [{ title: 'Room 12', authorId: owner.id }],
      submissions: [],
    });
    expect((await newTerm()).announcements).toEqual([]);
  });

  test('has a code of its own', async () => {
    await scene.server.services.db.group.update({
      where: { id: group.id },
      data: { access: 'PRIVATE', code: 'friday' },
    });
    const { access, code } = await newTerm();
    expect([access, code]).toEqual(['PRIVATE', expect.stringMatching(/^[a-z0-9]{6}$/u)]);
    expect(code).not.toBe('friday');
  });

  test('does not begin in the past', async () => {
    const { db } = scene.server.services;
    const startsAt = new Date('2025-09-15T08:00:00Z');
    await buildContest(scene.server.services, { authorId: admin.id, groupId: group.id, startsAt });
    const before = await db.group.count();
    const longAgo = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
    for (const firstDay of [longAgo, null])
      expect(pathsOf(await scene.act(owner, 'createGroupTerm', term({ firstDay })))).toEqual(['firstDay']);
    expect(await db.group.count()).toBe(before);
    const today = new Date().toISOString().slice(0, 10);
    expect(await scene.outcome(owner, 'createGroupTerm', term({ firstDay: today }))).toBe('CreateGroupTermSuccess');
  });

  test('is made completely or not at all', async () => {
    const { db } = scene.server.services;
    const before = await db.group.count();
    expect(await scene.outcome(owner, 'createGroupTerm', term({ staffIds: [member.id] }))).toBe('GroupMemberNotFound');
    expect(pathsOf(await scene.act(owner, 'createGroupTerm', term({ name: group.name })))).toEqual(['name']);
    expect(await db.group.count()).toBe(before);
  });

  test('counts as a group that its maker creates', async () => {
    const teacher = await scene.user();
    const { id: groupId } = await buildGroup(scene.server.services, teacher);
    expect(await scene.outcome(teacher, 'createGroupTerm', term({ groupId }))).toBe('TooFewSolvedForGroup');
  });
});
