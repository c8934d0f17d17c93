import type { Context } from '../../core/context.ts';
import { listedProblemsSql } from './problem.rule.ts';

/** The name of local problems among the origins. */
const local = 'ME';

/** Where the problems come from that the viewer is listed: the local bank first, remote judges by name. */
export async function listBanks({ db, viewer }: Pick<Context, 'db' | 'viewer'>): Promise<string[]> {
  const listed = listedProblemsSql(viewer);
  // From one name to the next along the index: there are few of them, and very many problems.
  const rows = await db.$queryRaw<{ origin: string }[]>`
    WITH RECURSIVE bank AS (
      (SELECT p.origin FROM problem p WHERE ${listed} ORDER BY p.origin LIMIT 1)
      UNION ALL
      SELECT (SELECT p.origin FROM problem p WHERE ${listed} AND p.origin > bank.origin ORDER BY p.origin LIMIT 1)
      FROM bank
      WHERE bank.origin IS NOT NULL
    )
    SELECT origin FROM bank WHERE origin IS NOT NULL`;
  const remote = rows
    .map(({ origin }) => origin)
    .filter((origin) => origin !== local)
    .toSorted();
  return remote.length < rows.length ? [local, ...remote] : remote;
}
