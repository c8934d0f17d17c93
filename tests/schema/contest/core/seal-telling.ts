import { siteParts } from '@verdict/schema/core/shared-cache.ts';
import { createClient } from 'graphql-ws';
import { expect, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { TestServer } from '../../../server/test-server.ts';
import { queries } from './seal-queries.ts';
import { restQuestions } from './seal-rest.ts';
import { changesOf, subscriptions } from './seal-subscriptions.ts';
import type { Asked, Asker } from './seal-world.ts';

/** What somebody is told, by what was asked. */
export type Told = Readonly<Record<string, unknown>>;

function headersOf(token: string | null): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    'Accept-Language': 'en-US',
    ...(token === null ? {} : { Authorization: token }),
  };
}

/** All that each is answered, as it is now: of what is kept for a while, nothing. */
export async function tellEverybody<Name extends string>(
  server: TestServer,
  asked: Asked,
  askers: Readonly<Record<Name, Asker>>,
): Promise<Record<Name, Told>> {
  for (const part of siteParts) server.services.cache.drop(part);
  return Object.fromEntries(
    await Promise.all(
      Object.entries<Asker>(askers).map(async ([name, asker]) => [name, await tellAll(server, asked, asker)]),
    ),
  ) as Record<Name, Told>;
}

/** What was answered otherwise the second time, its ids left out. */
export function differences(one: Told, other: Told): string[] {
  return Object.keys(one)
    .filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))
    .map((name) => name.replace(/\?.*$/u, '').replace(/\/\d+(-\d+)?/gu, '/:id'));
}

async function tellAll(server: TestServer, asked: Asked, { token }: Asker): Promise<Told> {
  const told: Record<string, unknown> = {};
  for (const [name, query] of Object.entries(queries(asked))) {
    const { data, errors } = await server.graphql(query, token === null ? {} : { token });
    // Fields are refused in the order in which they come to it.
    told[name] = {
      data,
      errors: errors?.map(({ message, extensions }) => `${String(extensions?.['code'])}: ${message}`).toSorted(),
    };
  }
  for (const { method, path, body } of restQuestions(asked)) {
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: headersOf(token),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    // The clock of the server goes on.
    told[`${method} ${path}`] = (await response.text())
      .replace(/"now":"[^"]*"/, '"now":""')
      .replace(/^\{"time":"[^"]*","contest_time":"[^"]*"/u, '');
  }
  return told;
}

/** Somebody who follows all there is to follow. */
export interface Follower {
  /** Messages so far, and how each subscription ended that has. */
  readonly heard: Readonly<Record<string, readonly string[]>>;
  /** Takes all that was said so far as known. */
  settle(): void;
  /** Subscriptions that have told something since that was not known. */
  news(): string[];
  stop(): Promise<void>;
}

/** Begins to follow; there when each subscription has told how things stand, or has ended. */
export async function follow(server: TestServer, asked: Asked, { token, lastId }: Asker): Promise<Follower> {
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: token === null ? {} : { Authorization: token },
  });
  const heard: Record<string, string[]> = {};
  const listen = (name: string, query: string, isWhole: (message: string) => boolean) =>
    new Promise<void>((resolve) => {
      const messages: string[] = [];
      heard[name] = messages;
      const hear = (message: string) => {
        messages.push(message);
        if (isWhole(message)) resolve();
      };
      const end = (message: string) => {
        hear(message);
        resolve();
      };
      client.subscribe(
        { query },
        {
          next: ({ data, errors }) => hear(JSON.stringify(data ?? errors?.map((error) => error.message))),
          error: (error) => {
            const reason = Array.isArray(error) ? error.map((one: { message?: string }) => one.message) : String(error);
            end(`refused: ${JSON.stringify(reason)}`);
          },
          complete: () => end('ended'),
        },
      );
    });
  await Promise.all([
    ...Object.entries(subscriptions(asked)).map(([name, query]) => listen(name, query, () => true)),
    // Those that were judged already come in the order of their ids, so the own one outside the contest is the last.
    ...(lastId > 0
      ? [listen('changes', changesOf(asked.submissionIds, lastId), (message) => message.includes(`"id":${lastId},`))]
      : []),
  ]);
  let known = heard;
  const settle = () => {
    known = Object.fromEntries(Object.entries(heard).map(([name, messages]) => [name, [...messages]]));
  };
  settle();
  return {
    heard,
    settle,
    news: () =>
      Object.entries(heard).flatMap(([name, messages]) =>
        messages.some((message) => !known[name]?.includes(message)) ? [name] : [],
      ),
    stop: async () => client.dispose(),
  };
}

/** Longest wait for a message that must come, in milliseconds. */
export const patience = { timeout: 60_000 };

/** Waits until each subscription of a follower that goes on has sent what one who begins now is told. */
export async function catchUp(
  server: TestServer,
  asked: Asked,
  { asker, follower }: { readonly asker: Asker; readonly follower: Follower },
): Promise<void> {
  const fresh = await follow(server, asked, asker);
  const goesOn = ([name]: readonly [string, unknown]) =>
    !/^(?:ended|refused)/u.test(follower.heard[name]?.at(-1) ?? '');
  await vi.waitFor(() => expect(statesOf(follower).filter(goesOn)).toEqual(statesOf(fresh).filter(goesOn)), patience);
  await fresh.stop();
}

/** The last message of each subscription; of a scoreboard, the version it leads to. */
function statesOf({ heard }: Follower) {
  return Object.entries(heard).map(
    ([name, messages]) => [name, /"version":[^,]*/u.exec(messages.at(-1) ?? '')?.[0] ?? messages.at(-1)] as const,
  );
}

/**
 * Sends all who follow the contest a message without news, and waits until it has come: what was sent before has come
 * too.
 */
export async function flush(
  { services: { db, pubsub } }: TestServer,
  { contestId }: Asked,
  followers: readonly Follower[],
): Promise<void> {
  const before = followers.map(({ heard }) => heard['contestChanged']?.length ?? 0);
  await db.contest.update({ where: { id: contestId }, data: { updatedAt: new Date() } });
  await pubsub.publish('contest', { contestId });
  await vi.waitFor(() => {
    for (const [index, { heard }] of followers.entries())
      expect(heard['contestChanged']?.length).toBeGreaterThan(before[index] ?? 0);
  }, patience);
}
