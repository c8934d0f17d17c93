import '@fastify/cookie';
import { giveIdentityTicket } from '@verdict/schema/account/identity/identity-ticket.service.ts';
import { readMailSite } from '@verdict/schema/account/mail/mail-server.service.ts';
import { addressKey } from '@verdict/schema/core/client-address.ts';
import type { IdentityProvider, Services } from '@verdict/schema/core/context.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createOidcClient } from '../adapters/oidc-client.ts';

/*
 * The way to a provider and back (schema/account/identity/identity-ticket.service.ts tells the whole). What must be the
 * same before and after (state, nonce, PKCE verifier, the page's binding, where to go on) lies sealed in a cookie that
 * only these two addresses get. Both answer by sending the browser on: to the provider, or to the page /auth/return
 * with what came of it in the fragment.
 */

const cookieName = 'verdict_oidc';
const cookiePath = '/auth/oidc';
const purpose = 'oidc flow';
/** Who is at the provider longer than this starts again. */
const flowMs = 10 * 60_000;

/** What the page is told when it does not work out. */
type Failure = 'unknown' | 'unavailable' | 'denied' | 'expired' | 'busy';

const flowSchema = z.object({
  key: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  binding: z.string(),
  next: z.string(),
  endsAt: z.number(),
});
const startSchema = z.object({ binding: z.string().regex(/^[\w-]{20,100}$/), next: z.string().max(2_000).catch('/') });

interface OfProvider {
  Params: { readonly key: string };
}

/** Serves `/auth/oidc/:key/start` and `/auth/oidc/:key/callback`. */
export function registerOidc(app: FastifyInstance, services: Services): void {
  const { defaults, secrets, limiter } = services;
  const client = createOidcClient();
  const providerOf = ({ key }: OfProvider['Params']): IdentityProvider | undefined =>
    defaults.identityProviders.find((provider) => provider.key === key);
  const callbackOf = async (key: string): Promise<URL> =>
    new URL(`${(await readMailSite(services)).baseUrl}${cookiePath}/${key}/callback`);
  const isTooMany = ({ ip }: FastifyRequest): boolean => limiter.take('signIn', addressKey(ip), new Date()) !== null;

  app.get<OfProvider>('/auth/oidc/:key/start', async (request, reply) => {
    const provider = providerOf(request.params);
    const { data: asked } = startSchema.safeParse(request.query);
    if (provider === undefined || asked === undefined) return fail(reply, 'unknown');
    if (isTooMany(request)) return fail(reply, 'busy');
    const redirectUri = await callbackOf(provider.key);
    try {
      const { address, ...proof } = await client.begin(provider, redirectUri);
      const flow = {
        key: provider.key,
        ...proof,
        binding: asked.binding,
        next: ownPath(asked.next),
        endsAt: Date.now() + flowMs,
      };
      reply.setCookie(cookieName, secrets.seal(purpose, JSON.stringify(flow)), {
        ...cookieFor(redirectUri),
        maxAge: flowMs / 1000,
      });
      return reply.header('Cache-Control', 'no-store').redirect(address.href);
    } catch (error) {
      request.log.warn({ err: error, provider: provider.key }, 'a sign-in provider cannot be reached');
      return fail(reply, 'unavailable');
    }
  });

  app.get<OfProvider>('/auth/oidc/:key/callback', async (request, reply) => {
    const provider = providerOf(request.params);
    if (provider === undefined) return fail(reply, 'unknown');
    if (isTooMany(request)) return fail(reply, 'busy');
    const redirectUri = await callbackOf(provider.key);
    const flow = openFlow(request.cookies[cookieName]);
    reply.clearCookie(cookieName, cookieFor(redirectUri));
    if (flow === null || flow.key !== provider.key) return fail(reply, 'expired');
    const answered = new URL(redirectUri);
    answered.search = new URL(request.url, redirectUri).search;
    if (answered.searchParams.get('state') !== flow.state) return fail(reply, 'expired');
    if (answered.searchParams.has('error'))
      return fail(reply, answered.searchParams.get('error') === 'access_denied' ? 'denied' : 'unavailable', flow.next);
    try {
      const identity = await client.finish(provider, answered, flow);
      const ticket = await giveIdentityTicket(services, identity, { binding: flow.binding, now: new Date() });
      return goOn(reply, { ticket, next: flow.next });
    } catch (error) {
      request.log.warn({ err: error, provider: provider.key }, 'what a sign-in provider said was not accepted');
      return fail(reply, 'unavailable', flow.next);
    }
  });

  function openFlow(sealed: string | undefined): z.infer<typeof flowSchema> | null {
    const text = sealed === undefined ? null : secrets.open(purpose, sealed);
    const flow = text === null ? null : flowSchema.parse(JSON.parse(text));
    return flow === null || flow.endsAt < Date.now() ? null : flow;
  }
}

function cookieFor({ protocol }: URL) {
  // Lax: the provider's page sends the browser back.
  return { path: cookiePath, httpOnly: true, sameSite: 'lax', secure: protocol === 'https:' } as const;
}

function fail(reply: FastifyReply, error: Failure, next?: string) {
  return goOn(reply, { error, ...(next === undefined ? {} : { next }) });
}

function goOn(reply: FastifyReply, told: Readonly<Record<string, string>>) {
  return reply.header('Cache-Control', 'no-store').redirect(`/auth/return#${new URLSearchParams(told).toString()}`);
}

/** A path of this site; `/` for whatever would lead elsewhere. */
export function ownPath(next: string): string {
  const here = 'http://here.invalid';
  if (!next.startsWith('/') || !URL.canParse(next, here)) return '/';
  const { origin, pathname, search, hash } = new URL(next, here);
  // "//elsewhere" and "/\elsewhere" are other sites; "/./" before them makes them look like a path.
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : '/';
}
