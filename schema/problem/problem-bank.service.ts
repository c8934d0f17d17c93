import type { Context } from '../context.ts';
import { listedProblemsSql } from './problem.rule.ts';

/** The name of local problems among the origins. */
const local = 'ME';

/** Where the problems come from that the viewer is listed: the local bank first, remote judges by name. */
export async function listBanks({ db, viewer }: Pick<Context, 'db' | 'viewer'>): Promise<string[]> {
  const rows = await db.$queryRaw<{ origin: string }[]>`SELECT DISTINCT p.origin FROM problem p WHERE ${listedProblemsSql(viewer)}`;
  const remote = rows.map(({ origin }) => origin).filter((origin) => origin !== local).toSorted();
  return remote.length < rows.length ? [local, ...remote] : remote;
}
