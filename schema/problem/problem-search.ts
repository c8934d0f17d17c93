import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { literally } from '../like-pattern.ts';

/*
 * How problems are found
 *
 * Triggers keep a row a problem (`problem_search`; the migration "finding problems" says how): its words, and what it is
 * found by as a whole. Chinese, Japanese and Korean have no blanks between words, so of them each pair of neighbours is
 * a word. A keyword finds a problem when all its words, or words they begin, are among those of title, source and tags;
 * when the display id begins with it; or when it stands in the text as it is, in the middle of a word too (trigrams).
 * Only when that finds nothing are words looked for that it may have meant: those of problems that are two edits away,
 * and of Chinese all signs but one.
 */

/** Up to so many are put in order by how well they fit; more say that the keyword is no more than a filter. */
const rankedAtMost = 1_000;

/** One way to find problems: a condition on `problem_search f`, and how well what it finds fits, the smaller the better. */
export interface KeywordMatch {
  readonly condition: Prisma.Sql;
  /** For found rows; `isRanked` is a condition that says whether there are few enough of them. */
  readonly rank: (isRanked: Prisma.Sql) => Prisma.Sql;
}

/** As it was typed. The best are the display id itself, ids that begin so, titles, then the other places. */
export function typedMatch(keyword: string): KeywordMatch {
  const idKey = Prisma.sql`search_id_key(${keyword})`;
  const query = Prisma.sql`search_query(${keyword})`;
  const idBegins = Prisma.sql`(${idKey} <> '' AND f.id_key ^@ ${idKey})`;
  const part = Prisma.sql`'%' || search_fold(${literally(keyword)}) || '%'`;
  const places = [Prisma.sql`f.words @@ ${query}`, Prisma.sql`f.words @@ search_whole_query(${keyword})`, idBegins];
  if (isPartWorthwhile(keyword)) places.push(Prisma.sql`f.document LIKE ${part}`);
  return {
    condition: Prisma.sql`(${Prisma.join(places, ' OR ')})`,
    rank: (isRanked) => Prisma.sql`CASE
      WHEN f.id_key = ${idKey} THEN 0
      WHEN ${idBegins} THEN 1
      WHEN f.words @@ search_whole_query(${keyword}) THEN 2
      WHEN NOT ${isRanked} THEN 5
      WHEN f.titles LIKE ${part} THEN 3
      WHEN f.title_words @@ ${query} THEN 4
      ELSE 5 END`,
  };
}

/** As it may have been meant, the most similar first. */
export function meantMatch(keyword: string): KeywordMatch {
  return {
    condition: Prisma.sql`f.words @@ search_similar_query(${keyword})`,
    rank: (isRanked) => Prisma.sql`CASE WHEN ${isRanked} THEN 1 - word_similarity(search_fold(${keyword}), f.titles) ELSE 1 END`,
  };
}

/** Found rows in their order: the order asked for, else how well they fit, then the display id. */
export function rankedAmong(match: KeywordMatch): Prisma.Sql {
  return match.rank(Prisma.sql`((SELECT count(*) FROM found) <= ${rankedAtMost})`);
}

/** Trigrams know parts of words from three characters on; what has no letter or digit at all can be found in no other way. */
function isPartWorthwhile(keyword: string): boolean {
  return /[a-z0-9]{3}/i.test(keyword.normalize('NFKC')) || !/[\p{L}\p{N}]/u.test(keyword);
}
