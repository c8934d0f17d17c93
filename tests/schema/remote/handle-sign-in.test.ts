import { createHmac } from 'node:crypto';
import type { User } from '@verdict/prisma/generated/client/client.ts';
import { giveIdentityTicket } from '@verdict/schema/account/identity/identity-ticket.service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { startTestServer, type TestServer } from '../../server/test-server.ts';
import { startLocalProvider, type LocalProvider } from '../../setup/local-provider.ts';
import { RedirectFollower } from '../../setup/redirect-follower.ts';
import { run, signInWithProviderMutation } from '../account/sign-in/factor-operations.ts';

let server: TestServer;
let provider: LocalProvider;
beforeAll(async () => {
  provider = await startLocalProvider({ isJudge: true });
  const { issuer, clientId, clientSecret } = provider;
  const defaults = {
    publicUrl: '',
    smtp: null,
    identityProviders: [],
    remoteClients: { CF: { issuer, clientId, clientSecret }, HDU: { clientId, clientSecret } },
  };
  server = await startTestServer({ defaults });
  // Known only now: the port is any free one.
  defaults.publicUrl = server.url;
  provider.open(`${server.url}/auth/oidc/remote/CF/callback`);
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

/** A signed-in user. */
interface Session {
  readonly user: User;
  readonly token: string;
}

async function newSession(user?: User): Promise<Session> {
  const owner = user ?? (await buildUser(server.services));
  return { user: owner, token: await tokenFor(server.services, owner) };
}

const startMutation = /* GraphQL */ `
  mutation ($judgeKey: String!) {
    startHandleSignIn(judgeKey: $judgeKey) {
      __typename
      ... on StartHandleSignInSuccess {
        data
      }
    }
  }
`;

async function begin({ token }: Session): Promise<string> {
  const answer = await run(server, startMutation, { judgeKey: 'CF' }, token);
  return z.object({ data: z.string() }).parse(answer).data;
}

const settings = '/setting?open=remote';
const startAddress = (binding: string, judgeKey = 'CF') =>
  `${server.url}/auth/oidc/remote/${judgeKey}/start?binding=${binding}&next=${encodeURIComponent(settings)}`;
const told = (address: URL) => Object.fromEntries(new URLSearchParams(address.hash.slice(1)));

/** To the judge and back, as a browser goes, where whoever comes has this handle. */
async function visit(binding: string, handle: string | null): Promise<Record<string, string>> {
  provider.setPerson({ sub: `person-${handle}`, ...(handle === null ? {} : { handle }) });
  return told(await new RedirectFollower().follow(startAddress(binding), '/auth/return'));
}

const finishMutation = /* GraphQL */ `
  mutation ($input: FinishHandleSignInInput!) {
    finishHandleSignIn(input: $input) {
      __typename
    }
  }
`;

async function finish({ token }: Session, input: { readonly ticket: string; readonly binding: string }) {
  return (await run(server, finishMutation, { input }, token)).__typename;
}

/** Goes the whole way. */
async function prove(session: Session, handle: string): Promise<string> {
  const binding = await begin(session);
  const { ticket = '' } = await visit(binding, handle);
  return finish(session, { ticket, binding });
}

test('a sign-in at the judge proves a handle for all judges of its accounts', async () => {
  const session = await newSession();
  const binding = await begin(session);
  const came = await visit(binding, 'Tourist_1');
  expect(came).toEqual({ ticket: expect.any(String), next: settings });
  expect(await finish(session, { ticket: came['ticket'] ?? '', binding })).toBe('FinishHandleSignInSuccess');
  const answer = await server.graphql('{ ownRemoteJudges { key hasSignIn handle { handle } } }', {
    token: session.token,
  });
  const handle = { handle: 'Tourist_1' };
  expect(answer.data?.['ownRemoteJudges']).toEqual(
    expect.arrayContaining([
      { key: 'CF', hasSignIn: true, handle },
      { key: 'GYM', hasSignIn: false, handle },
      { key: 'HDU', hasSignIn: false, handle: null },
    ]),
  );
  expect(await server.services.db.remoteHandle.findFirst({ where: { userId: session.user.id } })).toMatchObject({
    judgeKey: 'CF',
    method: 'SIGN_IN',
  });
});

test('a handle moves to who signs in at the judge, and the audit log says so', async () => {
  const [first, second] = [await newSession(), await newSession()];
  await prove(first, 'moving');
  expect(await prove(second, 'Moving')).toBe('FinishHandleSignInSuccess');
  const { db } = server.services;
  expect(await db.remoteHandle.findMany({ where: { handleKey: 'moving' }, select: { userId: true } })).toEqual([
    { userId: second.user.id },
  ]);
  expect(
    await db.auditEntry.count({
      where: { action: 'user.moveRemoteHandle', targetId: first.user.id, actorId: second.user.id },
    }),
  ).toBe(1);
});

test('a proof is ended by the session that began it, once', async () => {
  const session = await newSession();
  const binding = await begin(session);
  const { ticket = '' } = await visit(binding, 'bound');
  const others = [await newSession(), await newSession(session.user)];
  for (const other of others) {
    expect(await finish(other, { ticket, binding })).toBe('IdentityTicketInvalid');
    expect(await finish(other, { ticket, binding: await begin(other) })).toBe('IdentityTicketInvalid');
  }
  expect(await finish(session, { ticket, binding })).toBe('FinishHandleSignInSuccess');
  expect(await finish(session, { ticket, binding })).toBe('IdentityTicketInvalid');
});

test('a ticket of a handle signs nobody in, and one of an account proves no handle', async () => {
  const session = await newSession();
  const binding = await begin(session);
  const { ticket = '' } = await visit(binding, 'crossed');
  expect(await run(server, signInWithProviderMutation, { input: { ticket, binding } })).toMatchObject({
    __typename: 'IdentityTicketInvalid',
  });
  const identity = { issuer: provider.issuer, subject: 'crossed', email: null, names: ['crossed'] };
  const use = { binding, purpose: 'ACCOUNT', now: new Date() } as const;
  const ofAccount = await giveIdentityTicket(server.services, identity, use);
  expect(await finish(session, { ticket: ofAccount, binding })).toBe('IdentityTicketInvalid');
});

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsIn = (token: string) =>
  z.looseObject({}).parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));

test.each<[string, (token: string) => string]>([
  [
    'was signed with another secret',
    (token) => {
      const [head, body] = token.split('.');
      return `${head}.${body}.${createHmac('sha256', 'another secret').update(`${head}.${body}`).digest('base64url')}`;
    },
  ],
  [
    'was changed after it was signed',
    (token) => {
      const [head, , signature] = token.split('.');
      return `${head}.${part({ ...claimsIn(token), handle: 'jiangly' })}.${signature}`;
    },
  ],
  ['is not signed', (token) => `${part({ alg: 'none' })}.${part(claimsIn(token))}.`],
])('a token that %s is refused', async (_name, alter) => {
  const binding = await begin(await newSession());
  provider.alterTokens(alter);
  try {
    expect(await visit(binding, 'forged')).toEqual({ error: 'unavailable', next: settings });
  } finally {
    provider.alterTokens((token) => token);
  }
});

test('a token that names no handle is refused', async () => {
  expect(await visit(await begin(await newSession()), null)).toMatchObject({ error: 'unavailable' });
});

test('an id token that was made for another sign-in is refused', async () => {
  provider.setPerson({ sub: 'replayed', handle: 'replayed' });
  const browser = new RedirectFollower();
  const address = await browser.step(new URL(startAddress(await begin(await newSession()))));
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    scope: 'openid',
    code_challenge_method: 'S256',
    state: expect.any(String),
    nonce: expect.any(String),
  });
  address.searchParams.set('nonce', 'of another sign-in');
  expect(told(await browser.follow(address.href, '/auth/return'))).toMatchObject({ error: 'unavailable' });
});

test('a judge without a sign-in has no such way, even where a client is set', async () => {
  const { token } = await newSession();
  for (const judgeKey of ['HDU', 'GYM', 'constructor'])
    expect(await run(server, startMutation, { judgeKey }, token)).toMatchObject({
      __typename: 'RemoteAccountNotOffered',
    });
  const browser = new RedirectFollower();
  expect(told(await browser.step(new URL(startAddress('x'.repeat(20), 'HDU'))))).toEqual({ error: 'unknown' });
});
