import type { Group, User } from '@verdict/prisma/generated/client/client.ts';
import { dueGroups, purgeGroup } from '@verdict/schema/group/life/purge.service.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildContest } from '../../factories/contest.ts';
import { buildDiscussion } from '../../factories/discussion.ts';
import { buildGroup } from '../../factories/group.ts';
import { buildSubmission } from '../../factories/submission.ts';
import { buildTraining } from '../../factories/training.ts';
import { TrainingScene } from '../training/training-scene.ts';

let scene: TrainingScene;
beforeAll(async () => {
  scene = await TrainingScene.start();
});
afterAll(() => scene.server.stop());

const dayMs = 24 * 60 * 60_000;

async function ownedGroup(wishes: object = {}): Promise<{ group: Group; owner: User; member: User }> {
  const [owner, member] = [await scene.user(), await scene.user()];
  return { group: await buildGroup(scene.server.services, owner, { levels: [[member, 3]], ...wishes }), owner, member };
}

describe('handing a group over', () => {
  const offer = (as: User, { id: groupId }: Group, userId: string | null) =>
    scene.outcome(as, 'offerGroup', { groupId, userId });
  const answer = (as: User, { id: groupId }: Group, isAccepted = true) =>
    scene.outcome(as, 'answerGroupOffer', { groupId, isAccepted });
  const ownerOf = async ({ id }: Group) =>
    (await scene.server.services.db.group.findUniqueOrThrow({ where: { id } })).ownerId;

  test('takes the consent of the member, and leaves the former owner a root', async () => {
    const { group, owner, member } = await ownedGroup();
    expect(await answer(member, group)).toBe('NoOwnershipOffer');
    expect(await offer(owner, group, member.id)).toBe('OfferGroupSuccess');
    expect(await ownerOf(group)).toBe(owner.id);
    expect(await answer(member, group)).toBe('AnswerGroupOfferSuccess');
    expect(await ownerOf(group)).toBe(member.id);
    const levels = await scene.server.services.db.groupMember.findMany({ where: { groupId: group.id } });
    expect(levels.map(({ level }) => level)).toEqual([5, 5]);
    expect(await scene.outcome(owner, 'disbandGroup', { groupId: group.id })).toBe('NotGroupOwner');
    expect(await scene.outcome(owner, 'leaveGroup', { groupId: group.id })).toBe('LeaveGroupSuccess');
  });

  test('is refused to a member who owns as many groups as an account may', async () => {
    const { group, owner, member } = await ownedGroup();
    for (let count = 0; count < 5; count += 1) await buildGroup(scene.server.services, member);
    await offer(owner, group, member.id);
    expect(await answer(member, group)).toBe('TooManyGroups');
    expect(await ownerOf(group)).toBe(owner.id);
    expect(await answer(member, group, false)).toBe('AnswerGroupOfferSuccess');
  });

  test('is declined and withdrawn', async () => {
    const { group, owner, member } = await ownedGroup();
    await offer(owner, group, member.id);
    expect(await answer(member, group, false)).toBe('AnswerGroupOfferSuccess');
    expect(await answer(member, group)).toBe('NoOwnershipOffer');
    await offer(owner, group, member.id);
    expect(await offer(owner, group, null)).toBe('OfferGroupSuccess');
    expect(await answer(member, group)).toBe('NoOwnershipOffer');
  });

  test('is offered to members by the owner alone, and ends with the membership', async () => {
    const { group, owner, member } = await ownedGroup();
    const stranger = await scene.user();
    expect(await offer(owner, group, stranger.id)).toBe('GroupMemberNotFound');
    expect(await offer(member, group, member.id)).toBe('NotGroupOwner');
    await offer(owner, group, member.id);
    await scene.outcome(member, 'leaveGroup', { groupId: group.id });
    await scene.outcome(member, 'applyToGroup', { groupId: group.id });
    expect(await answer(member, group)).toBe('NoOwnershipOffer');
  });
});

describe('a disbanded group', () => {
  test('is there for its owner and super admins alone, who restore it within 30 days', async () => {
    const { group, owner, member } = await ownedGroup();
    const superAdmin = await scene.user({ role: 'ROOT' });
    const sees = async (as: User) => (await scene.ask(as, `{ group(id: ${group.id}) { id } }`))['group'] !== null;
    expect(await scene.outcome(member, 'disbandGroup', { groupId: group.id })).toBe('NotGroupOwner');
    expect(await scene.outcome(owner, 'disbandGroup', { groupId: group.id })).toBe('DisbandGroupSuccess');
    expect([await sees(owner), await sees(superAdmin), await sees(member), await sees(scene.author)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const lists = (kind: string) =>
      scene.ask(owner, `{ groups(filter: { kind: ${kind}, keyword: "${group.name}" }) { total } }`);
    expect(await lists('ALL')).toEqual({ groups: { total: 0 } });
    expect(await lists('DISBANDED')).toEqual({ groups: { total: 1 } });
    expect(await scene.outcome(member, 'restoreGroup', { groupId: group.id })).toBe('GroupNotFound');
    expect(await scene.outcome(owner, 'restoreGroup', { groupId: group.id })).toBe('RestoreGroupSuccess');
    expect(await sees(member)).toBe(true);
  });

  test('is due for deletion after 30 days, when nobody restores it any more', async () => {
    const { services } = scene.server;
    const { group, owner } = await ownedGroup();
    const other = await ownedGroup({ disbandedAt: new Date(Date.now() - 29 * dayMs) });
    await services.db.group.update({
      where: { id: group.id },
      data: { disbandedAt: new Date(Date.now() - 31 * dayMs) },
    });
    expect(await scene.outcome(owner, 'restoreGroup', { groupId: group.id })).toBe('GroupNotRestorable');
    expect(await dueGroups(services, new Date())).toEqual([group.id]);
    await purgeGroup(services, other.group.id, new Date());
    expect(await services.db.group.count({ where: { id: other.group.id } })).toBe(1);
    await purgeGroup(services, group.id, new Date());
    expect(await services.db.group.count({ where: { id: group.id } })).toBe(0);
  });

  test('is deleted with what only it has; problems that others use pass to the site', async () => {
    const { services } = scene.server;
    const { db } = services;
    const { group, owner, member } = await ownedGroup({ disbandedAt: new Date(Date.now() - 31 * dayMs) });
    const wishes = { groupId: group.id, authorId: owner.id };
    const [own, banked, used] = [
      await scene.problem(wishes),
      await scene.problem({ ...wishes, bankState: 'ACCEPTED' }),
      await scene.problem(wishes),
    ];
    const contest = await buildContest(services, wishes);
    await db.contestProblem.create({
      data: { contestId: contest.id, problemId: own.id, displayId: 'A', displayTitle: 'A' },
    });
    const elsewhere = await buildContest(services, { authorId: scene.author.id });
    await db.contestProblem.create({
      data: { contestId: elsewhere.id, problemId: used.id, displayId: 'A', displayTitle: 'A' },
    });
    await buildTraining(services, { ...wishes, problems: [own] });
    await buildDiscussion(services, { ...wishes, problemId: own.id });
    for (const problem of [own, banked, used]) await scene.judged(member, problem);
    await buildSubmission(services, { userId: member.id, problemId: own.id, contestId: contest.id, origin: 'CONTEST' });
    const solvedBefore = await db.userStatistics.findUnique({ where: { userId: member.id } });

    await purgeGroup(services, group.id, new Date());

    const problems = await db.problem.findMany({
      where: { id: { in: [own.id, banked.id, used.id] } },
      orderBy: { id: 'asc' },
      select: { id: true, groupId: true, visibility: true, bankState: true },
    });
    const ofSite = { groupId: null, bankState: 'NONE' };
    expect(problems).toEqual([
      { id: banked.id, ...ofSite, visibility: 'PUBLIC' },
      { id: used.id, ...ofSite, visibility: 'PRIVATE' },
    ]);
    expect(await db.group.count({ where: { id: group.id } })).toBe(0);
    expect(await db.contest.count({ where: { id: { in: [contest.id, elsewhere.id] } } })).toBe(1);
    expect(await db.submission.count({ where: { userId: member.id } })).toBe(2);
    const solvedAfter = await db.userStatistics.findUnique({ where: { userId: member.id } });
    expect([solvedBefore?.solved, solvedAfter?.solved]).toEqual([1, 2]);
  });
});
