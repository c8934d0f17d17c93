import { randomBytes } from 'node:crypto';
import { giveIdentityTicket } from '@verdict/schema/account/identity/identity-ticket.service.ts';
import { ownPath } from '@verdict/server/http/oidc.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildTotp } from '../../../factories/totp.ts';
import { buildUser, testPassword, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { startLocalProvider, type LocalProvider } from '../../../setup/local-provider.ts';
import { RedirectFollower } from '../../../setup/redirect-follower.ts';
import { lettersTo } from '../user/mailed.ts';
import { newsOf } from '../user/news.ts';
import * as operations from './factor-operations.ts';

let provider: LocalProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startLocalProvider();
  const { issuer, clientId, clientSecret } = provider;
  const school = { key: 'school', label: 'Our school', issuer, clientId, clientSecret, scopes: 'openid profile email' };
  const defaults = {
    publicUrl: '',
    smtp: null,
    identityProviders: [school, { ...school, key: 'club', label: 'Our club', issuer: 'https://club.example' }],
  };
  server = await startTestServer({ defaults });
  // Known only now: the port is any free one.
  defaults.publicUrl = server.url;
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

async function run(query: string, variables: Record<string, unknown> = {}, token?: string) {
  const { data, errors } = await server.graphql(query, { variables, ...(token === undefined ? {} : { token }) });
  expect(errors).toBeUndefined();
  return z.looseObject({ __typename: z.string() }).parse(Object.values(data ?? {})[0]);
}

const newBinding = () => randomBytes(20).toString('base64url');
const startAddress = (binding: string, next = '/home') =>
  `${server.url}/auth/oidc/school/start?${new URLSearchParams({ binding, next }).toString()}`;
const told = (address: URL) => Object.fromEntries(new URLSearchParams(address.hash.slice(1)));

/** To the provider and back, as a browser goes. */
async function visit(binding = newBinding(), next?: string, browser = new RedirectFollower()) {
  const address = await browser.follow(startAddress(binding, next), '/auth/return');
  return { binding, address, ...told(address) } as {
    binding: string;
    address: URL;
    ticket?: string;
    next?: string;
    error?: string;
  };
}

const signIn = ({ ticket, binding }: { ticket?: string; binding: string }) =>
  run(operations.signInWithProviderMutation, { input: { ticket: ticket ?? '', binding } });
/** A ticket without the way to the provider. */
async function ticketFor(
  subject: string,
  wishes: { readonly email?: string; readonly names?: readonly string[]; readonly now?: Date } = {},
) {
  const binding = newBinding();
  const identity = { issuer: provider.issuer, subject, email: wishes.email ?? null, names: wishes.names ?? [] };
  return {
    binding,
    ticket: await giveIdentityTicket(server.services, identity, { binding, now: wishes.now ?? new Date() }),
  };
}

describe('by way of a real provider', () => {
  test('who cannot be reached is told so, and asked again by the next', async () => {
    expect(await visit()).toMatchObject({ error: 'unavailable' });
    provider.open(`${server.url}/auth/oidc/school/callback`);
    provider.setPerson({ sub: 'first' });
    expect((await visit()).ticket).toBeDefined();
  });

  test('a newcomer gets an account with a verified address and comes back to it; no URL has the session', async () => {
    provider.setPerson({
      sub: 'ann-1',
      preferred_username: 'ann',
      name: 'Ann',
      email: 'ann@school.example',
      email_verified: true,
    });
    const came = await visit(newBinding(), '/problem/1000?tab=1#x');
    expect(came.address.origin).toBe(server.url);
    expect(came.address.search).toBe('');
    expect(came.next).toBe('/problem/1000?tab=1#x');
    const answer = await signIn(came);
    expect(answer).toMatchObject({
      __typename: 'SignInWithProviderSuccess',
      data: { user: { username: 'ann', email: 'ann@school.example' } },
    });
    expect(await signIn(await visit())).toMatchObject({ data: { user: { username: 'ann' } } });
    const { token } = z.object({ data: z.object({ token: z.string() }) }).parse(answer).data;
    expect((await server.graphql(operations.linkedIdentitiesQuery, { token })).data).toEqual({
      linkedIdentities: [
        {
          id: expect.any(Number),
          name: 'ann@school.example',
          provider: { key: 'school', label: 'Our school' },
          lastUsedAt: expect.any(String),
        },
      ],
      viewer: { hasPassword: false },
    });
    expect(await run(operations.signInMutation, { input: { username: 'ann', password: 'anything' } })).toMatchObject({
      __typename: 'WrongCredentials',
    });
  });

  test('an address that the provider has not verified is not taken', async () => {
    provider.setPerson({
      sub: 'bob-1',
      preferred_username: 'ann',
      name: 'Bob Example',
      email: 'bob@school.example',
      email_verified: false,
    });
    expect(await signIn(await visit())).toMatchObject({ data: { user: { username: 'BobExample', email: null } } });
  });

  test('who says no comes back with nothing', async () => {
    provider.setPerson(null);
    expect(await visit(newBinding(), '/status')).toMatchObject({ error: 'denied', next: '/status' });
  });

  test('an answer in another browser, with another state, or a second time is refused', async () => {
    provider.setPerson({ sub: 'carol' });
    const browser = new RedirectFollower();
    let address = new URL(startAddress(newBinding()));
    while (!address.pathname.endsWith('/callback')) address = await browser.step(address);
    expect(told(await new RedirectFollower().step(address))).toEqual({ error: 'expired' });
    const forged = new URL(address);
    forged.searchParams.set('state', 'another');
    // A forged answer ends the attempt: the cookie is gone.
    expect(told(await browser.step(forged))).toEqual({ error: 'expired' });
    expect(told(await browser.step(address))).toEqual({ error: 'expired' });
    const wrongCode = new URL(await halfWay(browser));
    wrongCode.searchParams.set('code', 'made-up');
    expect(told(await browser.step(wrongCode))).toMatchObject({ error: 'unavailable' });
  });

  test("an answer at another provider's callback, without state or with another code is refused", async () => {
    provider.setPerson({ sub: 'mixed' });
    const browser = new RedirectFollower();
    const answer = async (change: (address: URL) => void) => {
      const address = new URL(await halfWay(browser));
      change(address);
      return told(await browser.step(address));
    };
    expect(
      await answer((address) => {
        address.pathname = '/auth/oidc/club/callback';
      }),
    ).toEqual({ error: 'expired' });
    expect(
      await answer((address) => {
        address.searchParams.delete('state');
      }),
    ).toEqual({ error: 'expired' });
    // A code that leaked is bound to the verifier of the browser it was made for.
    const leaked = new URL(await halfWay(new RedirectFollower())).searchParams.get('code') ?? '';
    expect(
      await answer((address) => {
        address.searchParams.set('code', leaked);
      }),
    ).toMatchObject({ error: 'unavailable' });
    expect(
      await answer((address) => {
        address.searchParams.set('iss', 'https://club.example');
      }),
    ).toMatchObject({ error: 'unavailable' });
  });

  test('an id token that was made for another sign-in is refused', async () => {
    provider.setPerson({ sub: 'replayed' });
    const browser = new RedirectFollower();
    let address = await browser.step(new URL(startAddress(newBinding())));
    address.searchParams.set('nonce', 'of another sign-in');
    while (!address.pathname.endsWith('/callback')) address = await browser.step(address);
    expect(told(await browser.step(address))).toMatchObject({ error: 'unavailable' });
  });

  test('an unknown provider and a missing binding lead nowhere', async () => {
    const browser = new RedirectFollower();
    expect(told(await browser.step(new URL(`${server.url}/auth/oidc/other/start?binding=${newBinding()}`)))).toEqual({
      error: 'unknown',
    });
    expect(told(await browser.step(new URL(`${server.url}/auth/oidc/other/callback`)))).toEqual({ error: 'unknown' });
    expect(told(await browser.step(new URL(`${server.url}/auth/oidc/school/start`)))).toEqual({ error: 'unknown' });
  });

  test('the cookie is for these addresses only, and the provider is asked with PKCE, state and nonce', async () => {
    const response = await fetch(startAddress(newBinding()), { redirect: 'manual' });
    expect(response.headers.get('set-cookie')).toMatch(
      /^verdict_oidc=[^;]+; Max-Age=600; Path=\/auth\/oidc; HttpOnly; SameSite=Lax$/,
    );
    const asked = new URL(response.headers.get('location') ?? '').searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      state: expect.any(String),
      nonce: expect.any(String),
      redirect_uri: `${server.url}/auth/oidc/school/callback`,
    });
  });
});

/** The address the provider sends the browser back to. */
async function halfWay(browser: RedirectFollower): Promise<string> {
  let address = new URL(startAddress(newBinding()));
  while (!address.pathname.endsWith('/callback')) address = await browser.step(address);
  return address.href;
}

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/./\\evil.example',
  '/.//evil.example',
  '/\t/evil.example',
  'evil',
  '',
])('%j leads home instead of away', (next) => {
  expect(ownPath(next)).toBe('/');
});

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
