import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildDiscussion } from '../../../factories/discussion.ts';
import { buildGroup } from '../../../factories/group.ts';
import { buildTotp } from '../../../factories/totp.ts';
import { pixel } from '../../../server/rest/exercises-authoring.ts';
import { TrainingScene } from '../../training/training-scene.ts';
import { lettersTo } from '../user/mailed.ts';
import { newsOf } from '../user/news.ts';
import { askers, groups, standingOf, type Asker } from '../user/role-groups.ts';
import { UserDesk } from './user-desk.ts';

let scene: TrainingScene;
let desk: UserDesk;
let support: User;
beforeAll(async () => {
  scene = await TrainingScene.start();
  desk = new UserDesk(scene, await scene.user({ role: 'ROOT', username: 'chief' }));
  support = await scene.user({ siteRights: ['SUPPORT'] });
});
afterAll(() => scene.server.stop());

const db = () => scene.server.services.db;

/** Lists of the management, and who reads them. */
const reads = {
  adminNeeds: ['{ adminNeeds { reportedTexts } }', [...groups.admins, 'MODERATOR', 'ANNOUNCER', 'SUPPORT']],
  dashboard: ['{ dashboard { userCount } }', groups.admins],
  adminUsers: ['{ adminUsers { total } }', groups.support],
  adminUser: ['{ adminUser(id: "x") { id } }', groups.support],
  userSessions: ['{ userSessions(userId: "x") { id } }', groups.support],
  allAnnouncements: ['{ allAnnouncements { total } }', groups.announcers],
  notices: ['{ notices { total } }', groups.announcers],
  notice: ['{ notice(id: 1) { id } }', groups.announcers],
  noticeRecipientCount: ['{ noticeRecipientCount(recipients: { audience: ALL }) }', groups.announcers],
  siteSettings: ['{ siteSettings { version } }', groups.superAdmins],
} as const satisfies Record<string, readonly [query: string, who: readonly Asker[]]>;

test.each(Object.entries(reads))('%s is read by whom the table says', async (_name, [query, who]) => {
  const readers: Asker[] = [];
  for (const asker of askers) {
    const user = asker === 'signed out' ? null : await scene.user(standingOf(asker));
    const { errors } = await scene.server.graphql(query, user === null ? {} : { token: await scene.token(user) });
    if (errors === undefined) readers.push(asker);
  }
  expect(readers.toSorted()).toEqual([...who].toSorted());
});

describe('rights beside the role', () => {
  const actsOf = async (user: User) => (await scene.ask(user, '{ viewer { siteActs } }'))['viewer'];

  test('are given and taken away by a super admin, count at once, are told and noted', async () => {
    const user = await scene.user();
    expect(await desk.act('updateUser', { id: user.id, siteRights: ['SUPPORT', 'MODERATOR', 'SUPPORT'] })).toBe(
      'UpdateUserSuccess',
    );
    expect(await actsOf(user)).toEqual({ siteActs: ['MANAGE', 'MODERATE', 'SUPPORT', 'READ_PRIVATE'] });
    // A form that changes something else sends them again.
    await desk.act('updateUser', { id: user.id, siteRights: ['MODERATOR', 'SUPPORT'] });
    await desk.act('updateUser', { id: user.id, nickname: 'Ann' });
    expect(await desk.act('updateUser', { id: user.id, siteRights: [] })).toBe('UpdateUserSuccess');
    expect(await actsOf(user)).toEqual({ siteActs: [] });
    expect(await newsOf(scene.server, user, 'en-US')).toMatchObject([
      { content: expect.stringContaining('You have none now.') },
      {
        title: 'Your rights on this site were changed',
        content: expect.stringContaining('**moderator**, **support**'),
      },
    ]);
    const entries = await db().auditEntry.findMany({
      where: { targetId: user.id, action: 'user.changeRights' },
      orderBy: { id: 'asc' },
    });
    expect(entries).toMatchObject([
      { actorId: desk.root.id, before: { rights: '' }, after: { rights: 'MODERATOR, SUPPORT' } },
      { before: { rights: 'MODERATOR, SUPPORT' }, after: { rights: '' } },
    ]);
  });

  test("are nobody's to give to themselves", async () => {
    expect(await desk.act('updateUser', { id: desk.root.id, siteRights: ['TEACHER'] })).toBe('OwnRole');
  });

  test('find accounts in the list', async () => {
    const user = await scene.user({ username: 'a-teacher', siteRights: ['TEACHER', 'ANNOUNCER'] });
    expect(await desk.list({ siteRight: 'TEACHER' })).toContain(user.username);
    expect(await desk.list({ siteRight: 'MODERATOR' })).not.toContain(user.username);
  });
});

/** What support does; each answers its name, or why not. */
const helps: Readonly<Record<string, (user: User) => string>> = {
  unlockUser: ({ id }) => `unlockUser(userId: "${id}")`,
  sendPasswordLink: ({ id }) => `sendPasswordLink(userId: "${id}")`,
  removeSecondFactor: ({ id }) => `removeSecondFactor(userId: "${id}")`,
};
const help = async (act: string, user: User, as = support) => {
  const field = helps[act]?.(user) ?? '';
  const answer = await scene.ask(as, `mutation { ${field} { __typename } }`);
  return (answer[act] as { __typename: string }).__typename;
};

describe('support', () => {
  test('lets an account sign in that was locked, and has a link mailed, which is noted', async () => {
    const user = await scene.user();
    const failure = { usernameKey: user.usernameKey, address: '10.0.0.1', failedAt: new Date() };
    await db().signInFailure.createMany({ data: [failure, failure] });
    expect(await help('unlockUser', user)).toBe('UnlockUserSuccess');
    expect(await db().signInFailure.count({ where: { usernameKey: user.usernameKey } })).toBe(0);
    expect(await help('sendPasswordLink', user)).toBe('SendPasswordLinkSuccess');
    expect(await help('sendPasswordLink', user)).toBe('SentTooRecently');
    expect(await lettersTo(scene.server.services, user.email ?? '')).toMatchObject([{ kind: 'resetPassword' }]);
    expect(await desk.audited(user)).toEqual(['user.unlock', 'user.sendPasswordLink']);
    await db().user.update({ where: { id: user.id }, data: { email: null, emailKey: null } });
    expect(await help('sendPasswordLink', user)).toBe('AccountWithoutEmail');
  });

  test('removes a lost second factor and ends sessions', async () => {
    const user = await scene.user();
    await buildTotp(scene.server.services, user.id);
    const token = await scene.token(user);
    const { userSessions } = await scene.ask(support, `{ userSessions(userId: "${user.id}") { id } }`);
    expect(userSessions).toHaveLength(1);
    expect(await help('removeSecondFactor', user)).toBe('RemoveSecondFactorSuccess');
    expect(await desk.bulk('SIGN_OUT', [user], {}, support)).toEqual(['DONE']);
    expect((await scene.server.graphql('{ viewer { role } }', { token })).data).toEqual({ viewer: { role: null } });
  });

  test.each(['ROOT', 'ADMIN', 'PROBLEM_ADMIN', 'TEACHER', 'MODERATOR', 'ANNOUNCER', 'SUPPORT'] as const)(
    'does nothing with an account that is %s',
    async (standing) => {
      const user = await scene.user(standingOf(standing));
      await buildTotp(scene.server.services, user.id);
      await scene.token(user);
      for (const act of Object.keys(helps)) expect([act, await help(act, user)]).toEqual([act, 'AccountOfStaff']);
      expect(await desk.bulk('SIGN_OUT', [user], {}, support)).toEqual(['REFUSED ACCOUNT_OF_STAFF']);
      expect(await scene.ask(support, `{ userSessions(userId: "${user.id}") { id } }`)).toEqual({ userSessions: [] });
      expect(await desk.audited(user)).toEqual([]);
      expect(await help('removeSecondFactor', user, desk.root)).toBe('RemoveSecondFactorSuccess');
    },
  );
});

describe('an announcer', () => {
  const input = (wishes: object) => ({ title: 'News', content: 'Text', ...wishes });
  const toAdmins = [{ audience: 'ADMINS' }, { audience: 'FILTERED', filter: { roles: ['USER', 'ADMIN'] } }];
  const create = (as: User, wishes: object) =>
    scene.ask(
      as,
      `mutation ($input: NoticeInput!) {
        createNotice(input: $input) { __typename ... on CreateNoticeSuccess { data { id } } }
      }`,
      { input: input(wishes) },
    );

  test('writes to users, not to admins, whose notices they neither see nor change', async () => {
    const announcer = await scene.user({ siteRights: ['ANNOUNCER'] });
    for (const wishes of toAdmins) {
      expect(await create(announcer, wishes)).toMatchObject({
        createNotice: { __typename: 'NoticeToAdminsForbidden' },
      });
      const { createNotice } = await create(desk.root, wishes);
      const { id } = (createNotice as { data: { id: number } }).data;
      expect(
        await scene.ask(
          announcer,
          `mutation ($input: NoticeInput!) {
            updateNotice(id: ${id}, input: $input) { __typename }
            pushNotice(id: ${id}) { __typename }
            deleteNotice(id: ${id}) { __typename }
          }`,
          { input: input({ audience: 'ALL' }) },
        ),
      ).toEqual({
        updateNotice: { __typename: 'NoticeNotFound' },
        pushNotice: { __typename: 'NoticeNotFound' },
        deleteNotice: { __typename: 'NoticeNotFound' },
      });
      expect(await scene.ask(announcer, `{ notice(id: ${id}) { id } notices { total } }`)).toEqual({
        notice: null,
        notices: { total: 0 },
      });
    }
    const { createNotice } = await create(announcer, { audience: 'ALL' });
    const { id } = (createNotice as { data: { id: number } }).data;
    expect(
      await scene.ask(
        announcer,
        `mutation ($input: NoticeInput!) { updateNotice(id: ${id}, input: $input) { __typename } }`,
        { input: input(toAdmins[0] ?? {}) },
      ),
    ).toEqual({ updateNotice: { __typename: 'NoticeToAdminsForbidden' } });
    expect(await scene.ask(announcer, '{ notices { total } }')).toEqual({ notices: { total: 1 } });
  });

  test('sends pictures and files for texts of the site, not for those of a group', async () => {
    const announcer = await scene.user({ siteRights: ['ANNOUNCER'] });
    const other = await scene.user({ siteRights: ['MODERATOR'] });
    const { id: groupId } = await buildGroup(scene.server.services, await scene.user());
    const send = async (as: User, address: string, [field, bytes, name]: readonly [string, Buffer, string]) => {
      const body = new FormData();
      body.set(field, new Blob([new Uint8Array(bytes)]), name);
      const headers = { Authorization: await scene.token(as) };
      const answer = await fetch(`${scene.server.url}/api/file/${address}`, { method: 'POST', headers, body });
      return z.object({ status: z.int() }).parse(await answer.json()).status;
    };
    const image = ['image', pixel, 'pixel.png'] as const;
    const file = ['file', Buffer.from('times'), 'times.txt'] as const;
    expect(await send(announcer, 'upload-md-img', image)).toBe(200);
    expect(await send(announcer, 'upload-md-file', file)).toBe(200);
    expect(await send(announcer, `upload-md-file?gid=${groupId}`, file)).toBe(403);
    expect(await send(other, 'upload-md-img', image)).toBe(403);
    const query = '{ viewer { canAddEditorFiles } }';
    expect(await scene.ask(announcer, query)).toEqual({ viewer: { canAddEditorFiles: true } });
    expect(await scene.ask(other, query)).toEqual({ viewer: { canAddEditorFiles: false } });
  });
});

test('a moderator is not banned by another one', async () => {
  const [moderator, other] = [
    await scene.user({ siteRights: ['MODERATOR'] }),
    await scene.user({ siteRights: ['MODERATOR'] }),
  ];
  const { id } = await buildDiscussion(scene.server.services, { authorId: other.id });
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const ban = { on: { discussionId: id }, acts: ['BAN'], reason: 'Spam', until };
  expect(await scene.outcome(moderator, 'moderateText', ban)).toBe('AccountNotBannable');
});
