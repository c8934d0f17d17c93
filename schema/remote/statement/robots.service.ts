import type { RemoteOperation } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '../../core/context.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import { RemoteFailure } from '../core/failure.ts';
import { ownActs } from '../core/judge-info.ts';
import { originOf, robotName, talkTo } from '../http/talk.service.ts';
import { robotsRules } from './robots.ts';

type RobotsServices = Pick<Services, 'db' | 'web' | 'host' | 'defaults'>;

/** How long what was read holds, in ms. */
const validMs = 86_400_000;
/** More of it is not looked at (RFC 9309), in bytes. */
const maxBytes = 512 * 1024;

/** What a robot may read at a judge, by its rules of the day. @throws RemoteFailure where they were never read. */
export async function crawlerRules(
  services: RobotsServices,
  adapter: Pick<RemoteAdapter, 'info'>,
): Promise<(url: URL) => boolean> {
  const isAllowed = robotsRules(await rulesOf(services, adapter), robotName);
  const origin = originOf(services, adapter.info);
  return (url) => url.origin !== origin || isAllowed(url.pathname + url.search);
}

/** Reads the `robots.txt` of a judge where what is kept is older than a day; it stays where the judge gives none. */
export async function refreshRobots(services: RobotsServices, adapter: Pick<RemoteAdapter, 'info'>): Promise<void> {
  try {
    await rulesOf(services, adapter);
  } catch (error) {
    if (!(error instanceof RemoteFailure)) throw error;
  }
}

/** What the `robots.txt` of a judge says of what the site does there for its users. */
export interface RobotsFacts {
  readonly readAt: Date;
  /** Paths that it closes, with `*` for what varies. */
  readonly closedPaths: ReadonlyArray<{ readonly operation: RemoteOperation; readonly path: string }>;
}

/** As it was read last; null: it never was. */
export async function robotsFacts(
  { db }: Pick<Services, 'db'>,
  { info: { key: judgeKey, actPaths } }: Pick<RemoteAdapter, 'info'>,
): Promise<RobotsFacts | null> {
  const stored = await db.remoteRobots.findUnique({ where: { judgeKey } });
  if (stored === null) return null;
  const isAllowed = robotsRules(stored.text, robotName);
  const closedPaths = ownActs.flatMap((operation) =>
    actPaths[operation].filter((path) => !isAllowed(path)).map((path) => ({ operation, path })),
  );
  return { readAt: stored.readAt, closedPaths };
}

async function rulesOf(services: RobotsServices, adapter: Pick<RemoteAdapter, 'info'>): Promise<string> {
  const { db, host } = services;
  const { key: judgeKey } = adapter.info;
  const now = host.clock();
  const stored = await db.remoteRobots.findUnique({ where: { judgeKey } });
  if (stored !== null && now.getTime() - stored.readAt.getTime() < validMs) return stored.text;
  let text: string;
  try {
    const page = await (await talkTo(services, adapter)).get('/robots.txt', { maxBytes });
    // A judge without the file answers with a page of its own, or leads to one.
    text = page.status === 200 ? page.text.replaceAll('\0', '') : '';
  } catch (error) {
    if (error instanceof RemoteFailure && stored !== null) return stored.text;
    throw error;
  }
  const read = { text, readAt: now };
  await db.remoteRobots.upsert({
    where: { judgeKey },
    create: { judgeKey, ...read },
    update: read,
    select: { judgeKey: true },
  });
  return text;
}
