import { giveIdentityTicket } from '@verdict/schema/account/identity/identity-ticket.service.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildTotp } from '../../../factories/totp.ts';
import { buildUser, testPassword, tokenFor } from '../../../factories/user.ts';
import type { TestServer } from '../../../server/test-server.ts';
import { lettersTo } from '../user/mailed.ts';
import { newsOf } from '../user/news.ts';
import * as operations from './factor-operations.ts';
import { newBinding, ProviderScene } from './provider-scene.ts';

let scene: ProviderScene;
let server: TestServer;
beforeAll(async () => {
  scene = await ProviderScene.start();
  ({ server } = scene);
});
afterAll(() => scene.stop());

const signIn: ProviderScene['signIn'] = (held) => scene.signIn(held);
const run = (query: string, variables?: Record<string, unknown>, token?: string) =>
  operations.run(server, query, variables, token);

/** A ticket without the way to the provider. */
async function ticketFor(
  subject: string,
  wishes: { readonly email?: string; readonly names?: readonly string[]; readonly now?: Date } = {},
) {
  const binding = newBinding();
  const identity = { issuer: scene.provider.issuer, subject, email: wishes.email ?? null, names: wishes.names ?? [] };
  const use = { binding, purpose: 'ACCOUNT', now: wishes.now ?? new Date() } as const;
  return { binding, ticket: await giveIdentityTicket(server.services, identity, use) };
}

describe('a ticket', () => {
  test('is good once, also when it comes twice at once, for five minutes, and for the browser that asked', async () => {
    const held = await ticketFor('ticket-1');
    expect(await signIn({ ...held, binding: newBinding() })).toMatchObject({ __typename: 'IdentityTicketInvalid' });
    const both = await Promise.all([signIn(held), signIn(held)]);
    expect(both.map(({ __typename }) => __typename).sort()).toEqual([
      'IdentityTicketInvalid',
      'SignInWithProviderSuccess',
    ]);
    expect(await signIn(await ticketFor('ticket-1', { now: new Date(Date.now() - 301_000) }))).toMatchObject({
      __typename: 'IdentityTicketInvalid',
    });
  });

  test('signs in without our second factor, and never in to a disabled account', async () => {
    await signIn(await ticketFor('guarded', { names: ['guarded'] }));
    const user = await server.services.db.user.findUniqueOrThrow({ where: { usernameKey: 'guarded' } });
    await buildTotp(server.services, user.id);
    expect(await signIn(await ticketFor('guarded'))).toMatchObject({ __typename: 'SignInWithProviderSuccess' });
    await server.services.db.user.update({ where: { id: user.id }, data: { isDisabled: true } });
    expect(await signIn(await ticketFor('guarded'))).toMatchObject({ __typename: 'AccountDisabled' });
  });

  test('of an address that an account has links nothing silently', async () => {
    const user = await buildUser(server.services);
    const email = user.email?.toUpperCase() ?? '';
    expect(await signIn(await ticketFor('same-address', { email }))).toMatchObject({ __typename: 'IdentityNotLinked' });
    expect(await server.services.db.linkedIdentity.count({ where: { userId: user.id } })).toBe(0);
  });

  test('of somebody called almost as another gets a name that can be told apart', async () => {
    await signIn(await ticketFor('lena', { names: ['lena'] }));
    await signIn(await ticketFor('lena-too', { names: ['lena.'] }));
    const names = await server.services.db.user.findMany({
      where: { usernameKey: { startsWith: 'lena' } },
      orderBy: { usernameKey: 'asc' },
      select: { usernameKey: true },
    });
    expect(names).toEqual([{ usernameKey: 'lena' }, { usernameKey: expect.stringMatching(/^lena\.\d+$/) }]);
  });

  test('two newcomers of one name both get an account; one newcomer coming twice at once gets one', async () => {
    const two = await Promise.all([
      signIn(await ticketFor('dora-1', { names: ['dora'] })),
      signIn(await ticketFor('dora-2', { names: ['dora'] })),
    ]);
    expect(two.map(({ __typename }) => __typename)).toEqual(['SignInWithProviderSuccess', 'SignInWithProviderSuccess']);
    const tickets = [
      await ticketFor('emil', { names: ['emil'], email: 'emil@example.org' }),
      await ticketFor('emil', { names: ['emil'], email: 'emil@example.org' }),
    ];
    const same = await Promise.all(tickets.map(signIn));
    expect(same.map(({ __typename }) => __typename)).toEqual([
      'SignInWithProviderSuccess',
      'SignInWithProviderSuccess',
    ]);
    expect(await server.services.db.user.count({ where: { emailKey: 'emil@example.org' } })).toBe(1);
  });

  test('makes no account where registration is closed, and lets in who has one', async () => {
    await signIn(await ticketFor('early', { names: ['early'] }));
    await server.services.db.siteSetting.create({ data: { key: 'isRegistrationOpen', value: false } });
    try {
      expect(await signIn(await ticketFor('late'))).toMatchObject({ __typename: 'RegistrationClosed' });
      expect(await signIn(await ticketFor('early'))).toMatchObject({ __typename: 'SignInWithProviderSuccess' });
    } finally {
      await server.services.db.siteSetting.delete({ where: { key: 'isRegistrationOpen' } });
    }
  });
});

describe('linking', () => {
  const link = async (token: string, subject: string, currentPassword = testPassword) =>
    run(
      operations.linkIdentityMutation,
      { input: { ...(await ticketFor(subject, { names: ['there'] })), currentPassword } },
      token,
    );

  test('asks for the password, is told by mail once, and signs in from then on', async () => {
    const user = await buildUser(server.services);
    const token = await tokenFor(server.services, user);
    expect(await link(token, 'linked', 'not the password')).toMatchObject({ __typename: 'WrongPassword' });
    expect(await link(token, 'linked')).toMatchObject({ data: { name: 'there', provider: { key: 'school' } } });
    expect(await link(token, 'linked')).toMatchObject({ __typename: 'LinkIdentitySuccess' });
    expect(await lettersTo(server.services, user.email ?? '')).toEqual([
      { kind: 'accountChanged', username: user.username, change: 'identityLinked' },
    ]);
    expect(await signIn(await ticketFor('linked'))).toMatchObject({ data: { user: { username: user.username } } });
    expect(await link(await tokenFor(server.services, await buildUser(server.services)), 'linked')).toMatchObject({
      __typename: 'IdentityTaken',
    });
  });

  test('a link is taken away by its owner alone, and not the last way in', async () => {
    const user = await buildUser(server.services);
    const token = await tokenFor(server.services, user);
    const {
      data: { id },
    } = z.object({ data: z.object({ id: z.int() }) }).parse(await link(token, 'unlinked'));
    const unlink = (by: string) => run(operations.unlinkIdentityMutation, { id }, by);
    expect(await unlink(await tokenFor(server.services, await buildUser(server.services)))).toMatchObject({
      __typename: 'IdentityNotFound',
    });
    await server.services.db.user.update({ where: { id: user.id }, data: { passwordHash: '' } });
    expect(await unlink(token)).toMatchObject({ __typename: 'LastWayIn' });
    await server.services.db.user.update({ where: { id: user.id }, data: { passwordHash: user.passwordHash } });
    expect(await unlink(token)).toMatchObject({ data: id });
    expect(await newsOf(server, user, 'en-US')).toMatchObject([
      { title: 'A way to sign in was unlinked' },
      { title: 'A way to sign in was linked' },
    ]);
  });

  test('two last ways are not both taken away at once', async () => {
    const user = await buildUser(server.services);
    const token = await tokenFor(server.services, user);
    const ids = [];
    for (const subject of ['one', 'two'])
      ids.push(z.object({ data: z.object({ id: z.int() }) }).parse(await link(token, subject)).data.id);
    await server.services.db.user.update({ where: { id: user.id }, data: { passwordHash: '' } });
    const answers = await Promise.all(ids.map((id) => run(operations.unlinkIdentityMutation, { id }, token)));
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['LastWayIn', 'UnlinkIdentitySuccess']);
  });

  test('who has no password does it shortly after signing in', async () => {
    const user = await buildUser(server.services);
    await server.services.db.user.update({ where: { id: user.id }, data: { passwordHash: '' } });
    expect(await link(await tokenFor(server.services, user), 'fresh', 'any')).toMatchObject({
      __typename: 'LinkIdentitySuccess',
    });
    expect(
      await link(await tokenFor(server.services, user, new Date(Date.now() - 16 * 60_000)), 'stale', 'any'),
    ).toMatchObject({ __typename: 'SignInAgain' });
  });
});

test('the providers are told to everybody, without their secrets', async () => {
  expect((await server.graphql(operations.signInProvidersQuery)).data).toEqual({
    signInProviders: [
      { key: 'school', label: 'Our school' },
      { key: 'club', label: 'Our club' },
    ],
  });
});
