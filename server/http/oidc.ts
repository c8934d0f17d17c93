import '@fastify/cookie';
import type { IdentityTicketPurpose } from '@verdict/prisma/generated/client/client.ts';
import { giveIdentityTicket, type ProvenIdentity } from '@verdict/schema/account/identity/identity-ticket.service.ts';
import { readMailSite } from '@verdict/schema/account/mail/mail-server.service.ts';
import { addressKey } from '@verdict/schema/core/client-address.ts';
import type { Services } from '@verdict/schema/core/context.ts';
import type { OpenIdProvider } from '@verdict/schema/core/ports/identity-provider.ts';
import { judgeSignInOf } from '@verdict/schema/remote/handle/judge-sign-in.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createOidcClient, type OidcAnswer, type OidcClient } from '../adapters/oidc-client.ts';

/*
 * The way to a provider and back (schema/account/identity/identity-ticket.service.ts tells the whole). What must be the
 * same before and after (state, nonce, PKCE verifier, the page's binding, where to go on) lies sealed in a cookie that
 * only these addresses get. Each answers by sending the browser on: to the provider, or to the page /auth/return
 * with what came of it in the fragment.
 */

const cookieName = 'verdict_oidc';
const cookiePath = '/auth/oidc';
const cookiePurpose = 'oidc flow';
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
const startSchema = z.object({ binding: z.string().regex(/^[\w-]{20,200}$/), next: z.string().max(2_000).catch('/') });

interface OfProvider {
  Params: { readonly key: string };
}

/** To whom a browser is sent, and who they say it is. */
interface Destination {
  readonly provider: OpenIdProvider;
  identify(answer: OidcAnswer): Promise<ProvenIdentity>;
}

/** Destinations of one purpose. */
interface Destinations {
  readonly client: OidcClient;
  readonly purpose: IdentityTicketPurpose;
  /** In addresses, before the key of a destination. */
  readonly prefix: '' | 'remote/';
  find(key: string): Destination | null;
}

/** Serves `start` and `callback` below `/auth/oidc/:key`, and for remote judges below `/auth/oidc/remote/:key`. */
export function registerOidc(app: FastifyInstance, services: Services): void {
  const client = createOidcClient();
  serveFlow(app, services, {
    client,
    purpose: 'ACCOUNT',
    prefix: '',
    find(key) {
      const provider = services.defaults.identityProviders.find((one) => one.key === key);
      return provider === undefined ? null : { provider, identify: (answer) => client.identify(provider, answer) };
    },
  });
  serveFlow(app, services, {
    client,
    purpose: 'REMOTE_HANDLE',
    prefix: 'remote/',
    find(key) {
      const signIn = judgeSignInOf(services, key);
      if (signIn === null) return null;
      return { provider: signIn.provider, identify: async ({ claims }) => signIn.identityIn(claims) };
    },
  });
}

function serveFlow(app: FastifyInstance, services: Services, { client, purpose, prefix, find }: Destinations): void {
  const { secrets, limiter } = services;
  const callbackOf = async (key: string): Promise<URL> =>
    new URL(`${(await readMailSite(services)).baseUrl}${cookiePath}/${prefix}${key}/callback`);
  const isTooMany = ({ ip }: FastifyRequest): boolean => limiter.take('signIn', addressKey(ip), new Date()) !== null;

  app.get<OfProvider>(`${cookiePath}/${prefix}:key/start`, async (request, reply) => {
    const { key } = request.params;
    const destination = find(key);
    const { data: asked } = startSchema.safeParse(request.query);
    if (destination === null || asked === undefined) return fail(reply, 'unknown');
    if (isTooMany(request)) return fail(reply, 'busy');
    const redirectUri = await callbackOf(key);
    const next = ownPath(asked.next);
    try {
      const { address, ...proof } = await client.begin(destination.provider, redirectUri);
      const flow = {
        key: prefix + key,
        ...proof,
        binding: asked.binding,
        next,
        endsAt: Date.now() + flowMs,
      };
      reply.setCookie(cookieName, secrets.seal(cookiePurpose, JSON.stringify(flow)), {
        ...cookieFor(redirectUri),
        maxAge: flowMs / 1000,
      });
      return reply.header('Cache-Control', 'no-store').redirect(address.href);
    } catch (error) {
      request.log.warn({ err: error, provider: prefix + key }, 'a sign-in provider cannot be reached');
      return fail(reply, 'unavailable', next);
    }
  });

  app.get<OfProvider>(`${cookiePath}/${prefix}:key/callback`, async (request, reply) => {
    const { key } = request.params;
    const destination = find(key);
    if (destination === null) return fail(reply, 'unknown');
    if (isTooMany(request)) return fail(reply, 'busy');
    const redirectUri = await callbackOf(key);
    const flow = openFlow(request.cookies[cookieName]);
    reply.clearCookie(cookieName, cookieFor(redirectUri));
    if (flow === null || flow.key !== prefix + key) return fail(reply, 'expired');
    const answered = new URL(redirectUri);
    answered.search = new URL(request.url, redirectUri).search;
    if (answered.searchParams.get('state') !== flow.state) return fail(reply, 'expired');
    if (answered.searchParams.has('error'))
      return fail(reply, answered.searchParams.get('error') === 'access_denied' ? 'denied' : 'unavailable', flow.next);
    try {
      const answer = await client.finish(destination.provider, answered, flow);
      const identity = await destination.identify(answer);
      const ticket = await giveIdentityTicket(services, identity, { binding: flow.binding, purpose, now: new Date() });
      return goOn(reply, { ticket, next: flow.next });
    } catch (error) {
      request.log.warn({ err: error, provider: prefix + key }, 'what a sign-in provider said was not accepted');
      return fail(reply, 'unavailable', flow.next);
    }
  });

  function openFlow(sealed: string | undefined): z.infer<typeof flowSchema> | null {
    const text = sealed === undefined ? null : secrets.open(cookiePurpose, sealed);
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
