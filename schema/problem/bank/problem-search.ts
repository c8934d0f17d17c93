import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { literally } from '../../core/like-pattern.ts';

/*
 * How problems are found
 *
 * Triggers keep a row a problem (`problem_search`; the migrations "finding problems" and "words joined and split" say
 * how): its words, and what it is found by as a whole. Chinese, Japanese and Korean have no blanks between words, so of
 * them each pair of neighbours is a word. A keyword finds a problem when all its words, or words they begin, are among
 * those of title, source and tags, also written in one or apart; when the display id begins with it; or when it stands
 * in the text as it is, in the middle of a word too (trigrams). Only when that finds nothing are words looked for that
 * it may have meant: those of problems that are two edits away, and of Chinese all signs but one.
 *
 * What a keyword asks for is made by the database first, so that it plans the search itself for just these words.
 */

/**
 * One way to find problems: conditions on `problem_search f`, and how well what they find fits, the smaller the better.
 */
export interface KeywordMatch {
  readonly condition: Prisma.Sql;
  /** What a search of very many still puts first; null: nothing. */
  readonly best: Prisma.Sql | null;
  readonly rank: Prisma.Sql;
}

interface AskedFor {
  readonly idKey: string;
  readonly query: string | null;
  readonly whole: string;
  readonly part: string;
}

/** As it was typed. The best are the display id itself, ids that begin so, titles, then the other places. */
export async function typedMatch({ db }: Pick<Context, 'db'>, keyword: string): Promise<KeywordMatch> {
  const [asked] = await db.$queryRaw<[AskedFor]>`
    SELECT search_id_key(${keyword}) AS "idKey", search_query(${keyword})::text AS query,
      search_whole_query(${keyword})::text AS whole,
      search_fold(${literally(keyword)}) AS part`;
  const { idKey } = asked;
  const hasWords = asked.query === null ? Prisma.sql`false` : Prisma.sql`f.words @@ ${asked.query}::tsquery`;
  const hasTitleWords = asked.query === null ? Prisma.sql`false` : Prisma.sql`f.title_words @@ ${asked.query}::tsquery`;
  const isWhole = Prisma.sql`f.words @@ ${asked.whole}::tsquery`;
  const idBegins = idKey === '' ? Prisma.sql`false` : Prisma.sql`f.id_key ^@ ${idKey}`;
  const part = `%${asked.part}%`;
  const places = [hasWords, isWhole, idBegins];
  if (isPartWorthwhile(keyword)) places.push(Prisma.sql`f.document LIKE ${part}`);
  return {
    condition: Prisma.sql`(${Prisma.join(places, ' OR ')})`,
    best: Prisma.sql`(f.id_key = ${idKey} OR ${isWhole})`,
    rank: Prisma.sql`CASE
      WHEN f.id_key = ${idKey} THEN 0
      WHEN ${idBegins} THEN 1
      WHEN ${isWhole} THEN 2
      WHEN f.titles LIKE ${part} THEN 3
      WHEN ${hasTitleWords} THEN 4
      ELSE 5 END`,
  };
}

/** As it may have been meant, the most similar first; null: it means nothing. */
export async function meantMatch({ db }: Pick<Context, 'db'>, keyword: string): Promise<KeywordMatch | null> {
  const [meant] = await db.$queryRaw<
    [{ query: string | null }]
  >`SELECT search_similar_query(${keyword})::text AS query`;
  if (meant.query === null) return null;
  return {
    condition: Prisma.sql`f.words @@ ${meant.query}::tsquery`,
    best: null,
    rank: Prisma.sql`1 - word_similarity(search_fold(${keyword}), f.titles)`,
  };
}

/**
 * Trigrams know parts of words from three characters on; what has no letter or digit at all can be found in no other
 * way.
 */
function isPartWorthwhile(keyword: string): boolean {
  return /[a-z0-9]{3}/i.test(keyword.normalize('NFKC')) || !/[\p{L}\p{N}]/u.test(keyword);
}
