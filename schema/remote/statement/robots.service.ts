import type { Services } from '../../core/context.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import { RemoteFailure } from '../core/failure.ts';
import { originOf, robotName, talkTo } from '../http/talk.service.ts';
import { robotsRules } from './robots.ts';

/** How long what was read holds, in ms. */
const validMs = 86_400_000;
/** More of it is not looked at (RFC 9309), in bytes. */
const maxBytes = 512 * 1024;

/** What a robot may read at a judge, by its rules of the day. @throws RemoteFailure where they were never read. */
export async function crawlerRules(
  services: Pick<Services, 'db' | 'web' | 'host' | 'defaults'>,
  adapter: Pick<RemoteAdapter, 'info'>,
): Promise<(url: URL) => boolean> {
  const isAllowed = robotsRules(await rulesOf(services, adapter), robotName);
  const origin = originOf(services, adapter.info);
  return (url) => url.origin !== origin || isAllowed(url.pathname + url.search);
}

async function rulesOf(
  services: Pick<Services, 'db' | 'web' | 'host' | 'defaults'>,
  adapter: Pick<RemoteAdapter, 'info'>,
): Promise<string> {
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
