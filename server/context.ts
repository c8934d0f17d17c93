import type { Socket } from 'node:net';
import { plainAddress } from '@verdict/schema/core/client-address.ts';
import type { Context, Services, SessionCarrier, Viewer } from '@verdict/schema/core/context.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { authenticate, basicTokenOf, tokenOf, viewerOfToken } from './authenticate.ts';
import type { LiveWork } from './live-work.ts';
import { localeOf } from './locale.ts';
import { cookiePaths, cookieTokenOf, sessionCookie } from './session-cookie.ts';

/**
 * The only path HTTP Basic is accepted on: tools of the Contest API speak it. A browser that was told a name and a
 * password adds them by itself, but there one only reads.
 */
const basicPath = '/api/clics';

/** Files are below it. */
const filePath = '/api/file/';

/** Gives a request its context, the same one however often it asks. */
export type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;

/**
 * Makes contexts from HTTP requests.
 *
 * @param onJudge gets the connection of a request that a judge's token came with.
 */
export function createContextOf(
  services: Services,
  live: LiveWork,
  onJudge: (socket: Socket) => void = () => {},
): ContextOf {
  const known = new WeakMap<FastifyRequest, Promise<Context>>();
  return (request, reply) => {
    const context = known.get(request) ?? makeContext(services, live, onJudge, request, reply);
    known.set(request, context);
    return context;
  };
}

async function makeContext(
  services: Services,
  live: LiveWork,
  onJudge: (socket: Socket) => void,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const now = new Date();
  const address = plainAddress(request.ip);
  const { viewer, successor } = await authenticate(services, requestToken(request), { now, address });
  if (viewer.kind === 'judge') onJudge(request.raw.socket);
  const session = sessionCarrier(request, reply);
  if (successor !== null) {
    reply.header('Refresh-Token', 'true').header('Authorization', successor.token);
    session.issued(successor.token, successor.expiresAt);
  }
  return {
    ...services,
    log: services.log.child({ requestId: request.id }),
    viewer,
    now,
    locale: localeOf(request.headers['locale'] ?? linkLocale(request), request.headers['accept-language']),
    requestId: request.id,
    address,
    userAgent: request.headers['user-agent'] ?? null,
    session,
    signal: signalOf(live, reply),
  };
}

/** Links to files send no headers of ours: their address names the language of the page. */
function linkLocale({ url, query }: FastifyRequest): unknown {
  return url.startsWith(filePath) ? (query as { readonly locale?: unknown }).locale : undefined;
}

/** Who the token of a request belongs to now, as long as it is answered. */
export function viewerOfRequest(services: Services, request: FastifyRequest, now: Date): Promise<Viewer> {
  return viewerOfToken(services, requestToken(request), now);
}

function requestToken(request: FastifyRequest): string | null {
  const isBasic = request.url.startsWith(basicPath) && /^Basic /i.test(request.headers.authorization ?? '');
  const token = isBasic ? basicTokenOf(request.headers.authorization) : tokenOf(request.headers.authorization);
  return token ?? cookieTokenOf(request);
}

function sessionCarrier(request: FastifyRequest, reply: FastifyReply): SessionCarrier {
  const options = { httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const;
  return {
    issued: (token, expires) => {
      for (const path of cookiePaths) reply.setCookie(sessionCookie, token, { ...options, path, expires });
    },
    ended: () => {
      for (const path of cookiePaths) reply.clearCookie(sessionCookie, { ...options, path });
    },
  };
}

/** Aborts when the client goes away before it has its answer, or the server drains. */
function signalOf(live: LiveWork, reply: FastifyReply): AbortSignal {
  const work = live.begin();
  reply.raw.once('close', () => (reply.raw.writableFinished ? work.finish() : work.cancel()));
  return work.signal;
}
