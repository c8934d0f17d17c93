import type { SqlQuery } from '@prisma/driver-adapter-utils';

/*
 * Prisma renders `in: [...]` as `IN ($1,...,$n)`: a different SQL text for each length, which would each need a
 * prepared statement. Such a list is sent as one array parameter instead, `= ANY ($1)`, which PostgreSQL plans as the
 * same operation.
 */

/** A literal or quoted name (left alone), a list of parameters after IN or NOT IN, or a parameter. */
const token = /'(?:[^']|'')*'|"(?:[^"]|"")*"|(NOT )?\bIN \((\$\d+(?:,\s?\$\d+)*)\)|\$(\d+)/g;
const quickTest = / IN ?\(\$/;

/** One parameter of the shared text: index of an argument, or indexes of those it collects into an array. */
type Source = number | readonly number[];

interface SharedText {
  readonly sql: string;
  readonly sources: readonly Source[];
}

/** The same query with each list of parameters as one array, so that the text does not depend on the lists' lengths. */
export function withSharedText(query: SqlQuery): SqlQuery {
  if (!quickTest.test(query.sql)) return query;
  const shared = sharedTextOf(query.sql);
  if (shared === null) return query;
  const args: unknown[] = [];
  const argTypes: SqlQuery['argTypes'] = [];
  for (const source of shared.sources) {
    const first = typeof source === 'number' ? source : (source[0] ?? 0);
    const type = query.argTypes[first] ?? { scalarType: 'unknown', arity: 'scalar' };
    args.push(typeof source === 'number' ? query.args[source] : source.map((index) => query.args[index]));
    argTypes.push(typeof source === 'number' ? type : { ...type, arity: 'list' });
  }
  return { sql: shared.sql, args, argTypes };
}

/** @returns null when a parameter occurs twice, so that lists cannot be collected. */
function sharedTextOf(sql: string): SharedText | null {
  const sources: Source[] = [];
  const seen = new Set<string>();
  let isRepeated = false;
  const indexOf = (number: string): number => {
    if (seen.has(number)) isRepeated = true;
    seen.add(number);
    return Number(number) - 1;
  };
  const text = sql.replaceAll(token, (found: string, not?: string, list?: string, number?: string) => {
    if (list !== undefined) {
      sources.push(list.split(',').map((parameter) => indexOf(parameter.trim().slice(1))));
      return `${not === undefined ? '= ANY' : '<> ALL'} ($${sources.length})`;
    }
    if (number === undefined) return found;
    sources.push(indexOf(number));
    return `$${sources.length}`;
  });
  return isRepeated ? null : { sql: text, sources };
}
