/** What the Prisma plugin found that the client asks of a row. */
interface RowQuery {
  readonly select?: object;
  readonly include?: object;
}

/**
 * The query of a prismaField whose failures are data, safe to pass on: Prisma refuses an empty selection, which is what
 * a client gives that asks only whether it worked (`{ shareSubmission(...) { __typename } }`).
 *
 * @param key the column that names a row.
 */
export function rowQuery<Query extends RowQuery>(query: Query, key = 'id'): Query {
  const isEmpty = query.select !== undefined && Object.keys(query.select).length === 0;
  return isEmpty ? { ...query, select: { [key]: true } } : query;
}
