import type { Services } from '../../core/context.ts';
import { adapterOf, remoteAdapters } from '../adapters.ts';
import { RemoteFailure } from '../core/failure.ts';
import { loadStatement, takeStatementTurn } from './crawl.service.ts';
import { statementFailure } from './failure-words.ts';
import { followStatement } from './follow.service.ts';
import { readingAfterFailure } from './next-reading.ts';

/** Name of the background work; its rows are problems. */
export const remoteRefreshJob = 'remote-refresh';
/** Statements of a judge that are read within a day, imported ones among them. */
const maxReadingsPerDay = 200;
const dayMs = 86_400_000;
/** Problems of a judge that are offered at once. */
const maxOffered = 50;

/** Problems whose statement is to be read again, as many as their judge is asked for within a day. */
export async function dueRefreshes({ db }: Pick<Services, 'db'>, now: Date): Promise<number[]> {
  const due: number[] = [];
  for (const { info } of remoteAdapters) {
    const judgeKey = info.key;
    const closed = await db.remoteHealth.count({
      where: { judgeKey, operation: 'STATEMENT', openUntil: { gt: now } },
    });
    if (closed > 0) continue;
    const read = await db.remoteSource.count({
      where: { judgeKey, readAt: { gt: new Date(now.getTime() - dayMs) } },
    });
    const rows = await db.remoteSource.findMany({
      where: { judgeKey, nextReadAt: { lte: now } },
      orderBy: { nextReadAt: 'asc' },
      take: Math.min(maxOffered, Math.max(0, maxReadingsPerDay - read)),
      select: { problemId: true },
    });
    due.push(...rows.map(({ problemId }) => problemId));
  }
  return due;
}

/** Reads a statement again if that is due. @returns when its turn is; null: that is done, or waits for another day. */
export async function refreshProblem(services: Services, problemId: number): Promise<Date | null> {
  const { db, host } = services;
  const source = await db.remoteSource.findUnique({
    where: { problemId },
    select: { judgeKey: true, ref: true, nextReadAt: true },
  });
  const adapter = source === null ? null : adapterOf(source.judgeKey);
  if (source === null || adapter === null || source.nextReadAt === null || source.nextReadAt > host.clock())
    return null;
  const turn = await takeStatementTurn(services, adapter);
  if (turn.kind === 'LATER') return turn.at;
  if (turn.kind === 'PAUSED') {
    await db.remoteSource.updateMany({ where: { problemId }, data: { nextReadAt: turn.at } });
    return null;
  }
  try {
    const loaded = await loadStatement(services, adapter, source.ref);
    await followStatement(services, adapter, { problemId, loaded });
  } catch (error) {
    if (!(error instanceof RemoteFailure)) throw error;
    // What is here stays: a judge that is away has not taken its problems back.
    await db.remoteSource.updateMany({
      where: { problemId },
      data: { failure: statementFailure(error), nextReadAt: readingAfterFailure(host.clock()) },
    });
  }
  return null;
}
