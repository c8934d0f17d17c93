import { ownPath } from '@verdict/server/http/oidc.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { TestServer } from '../../../server/test-server.ts';
import type { LocalProvider } from '../../../setup/local-provider.ts';
import { RedirectFollower } from '../../../setup/redirect-follower.ts';
import * as operations from './factor-operations.ts';
import { newBinding, ProviderScene } from './provider-scene.ts';

let scene: ProviderScene;
let server: TestServer;
let provider: LocalProvider;
beforeAll(async () => {
  scene = await ProviderScene.start();
  ({ server, provider } = scene);
});
afterAll(() => scene.stop());

const signIn: ProviderScene['signIn'] = (held) => scene.signIn(held);
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

/** The address the provider sends the browser back to. */
async function halfWay(browser: RedirectFollower): Promise<string> {
  let address = new URL(startAddress(newBinding()));
  while (!address.pathname.endsWith('/callback')) address = await browser.step(address);
  return address.href;
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
    expect(
      await operations.run(server, operations.signInMutation, { input: { username: 'ann', password: 'anything' } }),
    ).toMatchObject({
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
