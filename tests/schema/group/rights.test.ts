import type { Group, User } from '@verdict/prisma/generated/client/client.ts';
import { remindModerators } from '@verdict/schema/discussion/moderation/remind.service.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildDiscussion } from '../../factories/discussion.ts';
import { buildGroup } from '../../factories/group.ts';
import { buildReport } from '../../factories/report.ts';
import { TrainingScene } from '../training/training-scene.ts';

let scene: TrainingScene;
let [root, admin, member]: User[] = [];
let group: Group;
beforeAll(async () => {
  scene = await TrainingScene.start();
});
afterAll(() => scene.server.stop());
beforeEach(async () => {
  [root, admin, member] = await scene.users(3);
  group = await buildGroup(scene.server.services, root as User, {
    levels: [
      [admin as User, 4],
      [member as User, 3],
    ],
  });
});

const give = (as: User | undefined, to: User | undefined, rights: readonly string[]) =>
  scene.outcome(as as User, 'changeGroupMemberRights', { groupId: group.id, userId: to?.id ?? '', rights });

async function mayCreateContest(): Promise<boolean> {
  const { group: found } = await scene.ask(member as User, `{ group(id: ${group.id}) { viewerRights } }`);
  return (found as { viewerRights: string[] }).viewerRights.includes('CONTESTS');
}

test('a root gives a member rights, and takes them away', async () => {
  expect(await mayCreateContest()).toBe(false);
  expect(await give(root, member, ['CONTESTS', 'GRADES'])).toBe('ChangeGroupMemberRightsSuccess');
  expect(await mayCreateContest()).toBe(true);
  expect(await give(root, member, [])).toBe('ChangeGroupMemberRightsSuccess');
  expect(await mayCreateContest()).toBe(false);
  const entries = await scene.server.services.db.auditEntry.findMany({ where: { groupId: group.id } });
  expect(entries.map(({ action }) => action)).toEqual(['group.changeRights', 'group.changeRights']);
});

test('nobody gives what they lack: admins, members with every right, and members of other groups do not', async () => {
  expect(await give(admin, member, ['GRADES'])).toBe('GroupActForbidden');
  await give(root, member, ['PROBLEMS', 'TRAININGS', 'CONTESTS', 'DISCUSSIONS', 'MEMBERS', 'GRADES']);
  expect(await give(member, admin, ['GRADES'])).toBe('GroupActForbidden');
  expect(await give(await scene.user(), member, ['GRADES'])).toBe('GroupNotFound');
});

test('roots need none, and strangers are no members', async () => {
  expect(await give(root, root, ['GRADES'])).toBe('GroupActForbidden');
  expect(await give(root, await scene.user(), ['GRADES'])).toBe('GroupMemberNotFound');
});

test('who moderates by a right is reminded of reports like other moderators, and not banned by them', async () => {
  const { services } = scene.server;
  const moderator = member as User;
  await give(root, moderator, ['DISCUSSIONS']);
  const place = { groupId: group.id, authorId: moderator.id };
  const { id: discussionId } = await buildDiscussion(services, place);
  const { rowId } = await buildReport(
    services,
    { discussionId },
    {
      reporterId: (admin as User).id,
      groupId: group.id,
      reasons: ['SPAM'],
    },
  );
  const longAgo = new Date(Date.now() - 3 * 86_400_000);
  await services.db.moderatedText.update({ where: { id: rowId }, data: { openedAt: longAgo } });
  await remindModerators(services, new Date());
  const reminded = await services.db.message.count({
    where: { recipientId: moderator.id, fact: { path: ['kind'], equals: 'reportsWaiting' } },
  });
  expect(reminded).toBe(1);
  const ban = () =>
    scene.outcome(admin as User, 'moderateText', {
      on: { discussionId },
      acts: ['BAN'],
      reason: 'Against rule 3',
      until: new Date(Date.now() + 86_400_000).toISOString(),
    });
  expect(await ban()).toBe('AccountNotBannable');
  await give(root, moderator, []);
  expect(await ban()).toBe('ModerateTextSuccess');
});
