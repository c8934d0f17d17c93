import { Readable } from 'node:stream';
import { accessObject } from '@verdict/schema/contest/clics/access.ts';
import {
  clicsVersion,
  collectionTypes,
  eventTypes,
  type ClicsObject,
  type CollectionType,
  type EventType,
} from '@verdict/schema/contest/clics/clics-object.ts';
import { listClicsContests } from '@verdict/schema/contest/clics/contest-list.service.ts';
import { contestObject, stateObject } from '@verdict/schema/contest/clics/contest-object.ts';
import { eventFeed } from '@verdict/schema/contest/clics/event-feed.ts';
import { readToken } from '@verdict/schema/contest/clics/feed-token.ts';
import { collectionsAt, lookAt, type Look } from '@verdict/schema/contest/clics/look.service.ts';
import { programZip } from '@verdict/schema/contest/clics/program-file.service.ts';
import { scoreboardObject } from '@verdict/schema/contest/clics/scoreboard-object.ts';
import { readCollection, readSources } from '@verdict/schema/contest/clics/sources.service.ts';
import { groupObjects, rankedGroup } from '@verdict/schema/contest/clics/team-object.ts';
import type { Context, Services } from '@verdict/schema/core/context.ts';
import { refuseToken } from '@verdict/schema/core/refusals.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { viewerOfRequest, type ContextOf } from '../context.ts';
import { watchViewer } from '../viewer-watch.ts';
import { ClicsFailure, failureOf } from './clics-failure.ts';
import { FeedPlaces } from './feed-places.ts';
import { filtered } from './filter.ts';

/** Address all paths of the Contest API begin with; what it calls the base URL. */
export const clicsBase = '/api/clics';

type Query = Readonly<Record<string, unknown>>;
/** What a call is made of. */
interface Asked {
  readonly context: Context;
  readonly look: Look;
  readonly query: Query;
  readonly params: Readonly<Record<string, string>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What the Contest API is served with. */
export interface ClicsOptions {
  readonly services: Services;
  readonly contextOf: ContextOf;
  /** After this it is looked for again who a feed is for, in milliseconds. */
  readonly viewerCheckMs: number;
}

/**
 * Registers the Contest API of the ICPC tools (CLICS), for reading. Its answers are objects without our envelope, and
 * its failures are told by the status of HTTP with a code and a message.
 */
export async function registerClics(app: FastifyInstance, options: ClicsOptions): Promise<void> {
  const { contextOf } = options;
  await app.register(async (api) => {
    api.addHook('onSend', async (_request, reply) => {
      // Tokens travel in a header that no browser adds by itself for another site, and cookies open nothing here.
      reply.header('Access-Control-Allow-Origin', '*').header('Cache-Control', 'no-store');
    });
    api.setErrorHandler(async (error, request, reply) => answerFailure(reply, error, await contextOf(request, reply)));
    const get = (path: string, answer: (context: Context, request: FastifyRequest, reply: FastifyReply) => unknown) => {
      for (const url of [`${clicsBase}${path}`, `${clicsBase}${path}/`]) {
        api.get(url, async (request, reply) => {
          const context = await contextOf(request, reply);
          refuseToken(context, 'READ');
          return answer(context, request, reply);
        });
      }
    };
    const inContest = (path: string, answer: (asked: Asked) => unknown) =>
      get(`/contests/:contestId${path}`, async (context, request, reply) => {
        const params = request.params as Record<string, string>;
        return answer({
          context,
          params,
          request,
          reply,
          query: request.query as Query,
          look: await lookAt(context, idOf(params['contestId'])),
        });
      });

    get('', () => ({
      version: clicsVersion,
      version_url: 'https://ccs-specs.icpc.io/2023-06/contest_api',
      provider: { name: 'Verdict' },
    }));
    get('/contests', (context) => listClicsContests(context));
    inContest('', ({ look }) => contestObject(look.contest));
    inContest('/state', async ({ context, look }) =>
      stateObject(look, (await readSources(context, look)).submissions.values()),
    );
    inContest('/access', ({ look }) => accessObject(look));
    inContest('/scoreboard', scoreboard);
    inContest('/event-feed', feedOf(new FeedPlaces(), options));
    inContest('/account', async (asked) => {
      if (asked.context.viewer.kind !== 'user') throw new ClicsFailure(404, 'Nobody is signed in.');
      return one(await collection(asked, 'accounts'), asked.context.viewer.userId);
    });
    inContest('/submissions/:id/files', async ({ context, look, params, reply }) => {
      const zip = await programZip(context, look, idOf(params['id']));
      if (zip === null) throw new ClicsFailure(404, 'There is no such file.');
      return reply.header('Content-Type', 'application/zip').send(zip);
    });
    for (const type of collectionTypes) {
      inContest(`/${type}`, async (asked) => filtered(await collection(asked, type), asked.query));
      inContest(`/${type}/:id`, async (asked) => one(await collection(asked, type), asked.params['id'] ?? ''));
    }
    // Browsers ask before they send a token to another site.
    for (const url of [clicsBase, `${clicsBase}/*`]) {
      api.options(url, (_request, reply) =>
        reply
          .code(204)
          .headers({ 'Access-Control-Allow-Methods': 'GET', 'Access-Control-Allow-Headers': 'Authorization' })
          .send(),
      );
    }
    api.route({
      method: api.supportedMethods.filter((method) => method !== 'OPTIONS'),
      url: `${clicsBase}/*`,
      handler: () => {
        throw new ClicsFailure(404, 'The Contest API has no such endpoint here.');
      },
    });
  });
}

async function collection(
  { context, look }: Pick<Asked, 'context' | 'look'>,
  type: CollectionType,
): Promise<readonly ClicsObject[]> {
  if (!collectionsAt[look.depth].includes(type)) throw forbidden(context);
  return readCollection(context, await readSources(context, look), type);
}

function one(objects: readonly ClicsObject[], id: string): ClicsObject {
  const found = objects.find((object) => object.id === id);
  if (found === undefined) throw new ClicsFailure(404, 'There is no such object.');
  return found;
}

/** The board, or that of one group; in a group of its own a row has a rank of its own. */
async function scoreboard({ context, look, query }: Asked) {
  if (look.depth === 'ANNOUNCED') throw forbidden(context);
  const groupId = query['group_id'];
  if (groupId !== undefined && !groupObjects.some(({ id }) => id === groupId))
    throw new ClicsFailure(400, 'There is no such group.');
  return scoreboardObject(
    look,
    await readSources(context, look),
    groupId === undefined ? rankedGroup : String(groupId),
  );
}

function feedOf(places: FeedPlaces, { services, viewerCheckMs }: ClicsOptions) {
  return ({ context, look, query, request, reply }: Asked) => {
    const since = typeof query['since_token'] === 'string' ? readToken(query['since_token'], look.contest.id) : null;
    if (query['since_token'] !== undefined && since === null)
      throw new ClicsFailure(400, 'The token is none of this contest: ask for the feed without one.');
    const types = typeof query['types'] === 'string' ? typesOf(query['types']) : null;
    // Nobody would give the place back.
    if (context.signal.aborted) throw new ClicsFailure(408, 'The connection has gone.');
    const place = places.take(context);
    if (place === null)
      throw new ClicsFailure(429, 'Too many event feeds are open already: close one, or try again later.');
    reply.raw.once('close', place.leave);
    const revoked = new AbortController();
    const ask = () => viewerOfRequest(services, request, new Date());
    reply.raw.once(
      'close',
      watchViewer({
        viewer: context.viewer,
        ask,
        everyMs: viewerCheckMs,
        pubsub: services.pubsub,
        onChange: () => revoked.abort(),
        log: context.log,
      }),
    );
    const lines = eventFeed(
      { ...context, signal: AbortSignal.any([context.signal, revoked.signal]) },
      look.contest.id,
      { since, types, isLive: query['stream'] !== 'false' },
    );
    // A proxy that collects what passes would keep events back; a connection that is kept after the feed would hold up
    // a drain.
    return reply
      .headers({ 'Content-Type': 'application/x-ndjson', 'X-Accel-Buffering': 'no', Connection: 'close' })
      .send(Readable.from(lines, { objectMode: false }));
  };
}

function typesOf(text: string): ReadonlySet<EventType> {
  const wanted = text.split(',').map((type) => type.trim());
  return new Set(
    eventTypes.filter((type) => wanted.includes(type) || (type === 'contest' && wanted.includes('contests'))),
  );
}

/** Numbers are our ids; anything else names nothing. */
function idOf(text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{0,8}$/u.test(text)) throw new ClicsFailure(404, 'There is no such object.');
  return Number(text);
}

function forbidden({ viewer }: Context): ClicsFailure {
  return viewer.kind === 'user'
    ? new ClicsFailure(403, 'You may not see this of the contest.')
    : new ClicsFailure(401, 'Sign in: any name, with an API token as the password.');
}

function answerFailure(reply: FastifyReply, error: unknown, context: Context): FastifyReply {
  const { status, message } = failureOf(error, context);
  if (status === 401) reply.header('WWW-Authenticate', 'Basic realm="Verdict"');
  return reply.code(status).send({ code: status, message });
}
