import { Role, SiteRight } from '@verdict/prisma/generated/client/enums.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiTokenFor } from '../../../factories/api-token.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { viewerQuery } from './account-operations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const none = { canSubmit: true, isAdmin: false, isSuperAdmin: false, siteActs: [] as string[] };
const ofAdmins = { ...none, isAdmin: true, siteActs: ['MANAGE', 'CREATE_GROUPS', 'MODERATE', 'READ_PRIVATE'] };

/** Rights of the specification, section 3 ("Roles") and 6, and what rights beside the role open. */
const rights: Record<Role, typeof none> = {
  ROOT: {
    ...ofAdmins,
    isSuperAdmin: true,
    siteActs: [
      'MANAGE',
      'CREATE_GROUPS',
      'MAKE_ACCOUNTS',
      'MODERATE',
      'ANNOUNCE',
      'NOTIFY_ADMINS',
      'SUPPORT',
      'READ_PRIVATE',
    ],
  },
  ADMIN: ofAdmins,
  PROBLEM_ADMIN: ofAdmins,
  USER: none,
  NO_SUBMIT: { ...none, canSubmit: false },
  NO_DISCUSS: none,
  MUTED: none,
  NO_SUBMIT_NO_DISCUSS: { ...none, canSubmit: false },
  NO_SUBMIT_MUTED: { ...none, canSubmit: false },
};
const opened: Record<SiteRight, string[]> = {
  TEACHER: ['CREATE_GROUPS', 'MAKE_ACCOUNTS'],
  MODERATOR: ['MANAGE', 'MODERATE'],
  ANNOUNCER: ['MANAGE', 'ANNOUNCE'],
  SUPPORT: ['MANAGE', 'SUPPORT', 'READ_PRIVATE'],
};

test.each(Object.values(Role))('a user with the role %s may do what the specification says', async (role) => {
  const user = await buildUser(server.services, { role });
  const { data } = await server.graphql(viewerQuery, { token: await tokenFor(server.services, user) });
  expect(data).toEqual({ viewer: { role, ...rights[role], user: { username: user.username } } });
});

test.each(Object.values(SiteRight))('the right %s opens its acts, but to no token without the scope', async (right) => {
  const user = await buildUser(server.services, { siteRights: [right] });
  const actsOf = async (token: string) =>
    (await server.graphql('{ viewer { siteActs isAdmin } }', { token })).data?.['viewer'];
  expect(await actsOf(await tokenFor(server.services, user))).toEqual({ siteActs: opened[right], isAdmin: false });
  expect(await actsOf(await apiTokenFor(server.services, user, ['READ', 'SUBMIT']))).toMatchObject({ siteActs: [] });
  expect(await actsOf(await apiTokenFor(server.services, user, ['READ', 'ADMIN']))).toMatchObject({
    siteActs: opened[right],
  });
});

test('private fields are for oneself, admins and support', async () => {
  const { services } = server;
  const author = await buildUser(services);
  const query = `{ profile(id: "${author.id}") { user { email } } }`;
  for (const asker of [
    await buildUser(services, { role: 'ADMIN' }),
    await buildUser(services, { siteRights: ['SUPPORT'] }),
  ]) {
    const { data } = await server.graphql(query, { token: await tokenFor(services, asker) });
    expect(data).toMatchObject({ profile: { user: { email: author.email } } });
  }
  const moderator = await buildUser(services, { siteRights: ['MODERATOR', 'ANNOUNCER', 'TEACHER'] });
  const { data } = await server.graphql(query, { token: await tokenFor(services, moderator) });
  expect(data).toMatchObject({ profile: { user: { email: null } } });
});

test('private fields of the viewer are their own', async () => {
  const [owner, admin] = [await buildUser(server.services), await buildUser(server.services, { role: 'ADMIN' })];
  const query = '{ viewer { user { email realName studentId } } }';
  for (const user of [owner, admin]) {
    const { data } = await server.graphql(query, { token: await tokenFor(server.services, user) });
    expect(data).toEqual({ viewer: { user: { email: user.email, realName: null, studentId: null } } });
  }
});
