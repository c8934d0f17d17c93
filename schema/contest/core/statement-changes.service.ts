import type { Context } from '../../core/context.ts';
import type { RuledContest } from '../../place/contest/contest.rule.ts';
import { changedFields, compareTexts, type FieldChange } from '../../problem/editing/compare-texts.ts';
import { revisionTexts, type RevisionContent } from '../../problem/editing/revision-content.ts';
import type { ContestPlace } from './contest-place.ts';

/** Fields of a revision that contestants read, apart from texts of statements and samples. */
const shownSettings: ReadonlySet<string> = new Set([
  'timeLimitMs',
  'memoryLimitMb',
  'stackLimitMb',
  'languageFactors',
  'ioReadFileName',
  'ioWriteFileName',
]);

/** What of a revision contestants read; the title is the contest's. */
function shownTexts(content: RevisionContent): Map<string, string> {
  return new Map(
    [...revisionTexts(content)].filter(
      ([field]) =>
        shownSettings.has(field) ||
        field.startsWith('samples.') ||
        (field.startsWith('statements.') && !field.endsWith('.title')),
    ),
  );
}

/** What contestants read of each of these revisions. */
function shownIn(revisions: readonly { readonly content: unknown }[]): Map<string, string>[] {
  // Written by keepRevision alone.
  return revisions.map(({ content }) => shownTexts(content as RevisionContent));
}

/** How often the statement of a problem of a contest was changed since the contest began. */
export interface StatementRevision {
  readonly contestProblemId: number;
  readonly revision: number;
}

/**
 * The problems of a contest whose statements were saved while it ran. One query for all, which finds nothing most of
 * the time.
 */
export function statementRevisions(
  { db, reads }: Pick<Context, 'db' | 'reads'>,
  { id, startsAt, endsAt }: Pick<RuledContest, 'id' | 'startsAt' | 'endsAt'>,
): Promise<StatementRevision[]> {
  return reads.once(`statement revisions ${id} ${startsAt.getTime()} ${endsAt.getTime()}`, async () => {
    const rows = await db.$queryRaw<{ readonly contestProblemId: number; readonly content: unknown }[]>`
      SELECT place.id AS "contestProblemId", kept.content
      FROM contest_problem place JOIN problem_revision kept ON kept.problem_id = place.problem_id
      WHERE place.contest_id = ${id} AND kept.created_at <= ${endsAt}
        AND kept.number >= coalesce(
          (SELECT max(number) FROM problem_revision WHERE problem_id = place.problem_id AND created_at <= ${startsAt}),
          0)
        AND EXISTS (
          SELECT FROM problem_revision
          WHERE problem_id = place.problem_id AND created_at > ${startsAt} AND created_at <= ${endsAt})
      ORDER BY place.id, kept.number`;
    return [...Map.groupBy(rows, (row) => row.contestProblemId)].map(([contestProblemId, kept]) => ({
      contestProblemId,
      revision: timesChanged(shownIn(kept)),
    }));
  });
}

function timesChanged(texts: readonly Map<string, string>[]): number {
  return texts.filter((one, index) => index > 0 && changedFields(texts[index - 1] ?? one, one).length > 0).length;
}

/**
 * What became of the statement of a problem of a contest from its start on: the newest revision of then, or the oldest
 * there is, which says what stood before the first save. One query a problem, for who looks at the changes of one.
 */
export function loadStatementChanges(
  { db, reads }: Pick<Context, 'db' | 'reads'>,
  { problemId, entered: { contest } }: ContestPlace,
): Promise<FieldChange[]> {
  const { startsAt, endsAt } = contest;
  return reads.once(`statement changes ${problemId} ${startsAt.getTime()} ${endsAt.getTime()}`, () =>
    readChanges(db, { problemId, startsAt, endsAt }),
  );
}

async function readChanges(
  db: Context['db'],
  { problemId, startsAt, endsAt }: { readonly problemId: number; readonly startsAt: Date; readonly endsAt: Date },
): Promise<FieldChange[]> {
  const before = await db.problemRevision.findFirst({
    where: { problemId, createdAt: { lte: startsAt } },
    orderBy: { number: 'desc' },
    select: { number: true },
  });
  const rows = await db.problemRevision.findMany({
    where: { problemId, number: { gte: before?.number ?? 0 }, createdAt: { lte: endsAt } },
    orderBy: { number: 'asc' },
    select: { content: true },
  });
  const texts = shownIn(rows);
  const [first, newest] = [texts[0], texts.at(-1)];
  return first === undefined || newest === undefined ? [] : compareTexts(first, newest);
}
