import type { Discussion } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { readableDiscussions } from '../core/discussion.rule.ts';
import { requireOpen } from '../core/open-area.service.ts';

/** Most discussions that are answered. */
export const maxSimilar = 5;
/** Words of a title that are looked for: the longest ones, which are the rarest as a rule. */
const maxWords = 16;
/** Newest discussions with one of the words that are compared. */
const maxCompared = 500;
/** A discussion is similar from this share of the words on. */
const minShare = 0.4;

/** What is about to be written. */
interface Draft {
  /** Null: on the site. */
  readonly groupId: number | null;
  readonly problemDisplayId: string | null;
  readonly title: string;
  /** The selection of columns, from the caller. */
  readonly query: object;
}

/**
 * Discussions of a place that the viewer may read and that share words with a title: first those about the problem,
 * then by the number of shared words.
 *
 * @throws DiscussionsClosed
 */
export async function similarDiscussions(
  asking: Pick<Context, 'db' | 'cache' | 'viewer' | 'now'>,
  { groupId, problemDisplayId, title, query }: Draft,
): Promise<Discussion[]> {
  const { db, viewer } = asking;
  await requireOpen(asking, groupId);
  // Words hold neither quotes nor backslashes, so they may be quoted as they are. Single characters say nothing.
  const ranked = await db.$queryRaw<{ id: number }[]>`
    WITH asked AS MATERIALIZED (
      SELECT array_agg(token) AS tokens FROM (
        SELECT token FROM unnest(search_words(${title})) token WHERE length(token) > 1
        ORDER BY length(token) DESC, token LIMIT ${maxWords}) longest
    ), compared AS (
      SELECT d.id, coalesce(p.display_id = ${problemDisplayId}::text, false) AS is_of_problem,
        (SELECT count(*) FROM unnest(tsvector_to_array(d.words)) word WHERE word = ANY (asked.tokens)) AS shared,
        cardinality(asked.tokens) AS wanted
      FROM asked CROSS JOIN LATERAL (
        SELECT id, problem_id, words FROM discussion
        WHERE words @@ (SELECT string_agg(quote_literal(token), ' | ')::tsquery FROM unnest(asked.tokens) token)
          AND group_id IS NOT DISTINCT FROM ${groupId}::int
        ORDER BY id DESC LIMIT ${maxCompared}) d
      LEFT JOIN problem p ON p.id = d.problem_id
    )
    SELECT id FROM compared WHERE shared >= ${minShare}::float * wanted
    ORDER BY is_of_problem DESC, shared DESC, id DESC`;
  if (ranked.length === 0) return [];
  const place = new Map(ranked.map(({ id }, index) => [id, index]));
  const readable = await db.discussion.findMany({
    where: { id: { in: [...place.keys()] }, AND: readableDiscussions(viewer, await closedProblems(asking)) },
    select: { id: true },
  });
  const byRank = <Row extends { readonly id: number }>(rows: Row[]) =>
    rows.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  const ids = byRank(readable).slice(0, maxSimilar);
  return byRank(await db.discussion.findMany({ ...query, where: { id: { in: ids.map(({ id }) => id) } } }));
}
