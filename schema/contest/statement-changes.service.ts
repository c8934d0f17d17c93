import { compareTexts } from '../authoring/compare-texts.ts';
import type { FieldChange } from '../authoring/compare-texts.ts';
import { revisionTexts } from '../authoring/revision-content.ts';
import type { RevisionContent } from '../authoring/revision-content.ts';
import type { Context } from '../context.ts';
import { readOnce } from '../read-together.ts';
import type { ContestPlace } from './contest-place.ts';

/** What became of a statement since its contest began. */
export interface StatementChanges {
  /** How often it was changed. */
  readonly revision: number;
  readonly changes: readonly FieldChange[];
}

/** Nothing was changed. */
export const unchanged: StatementChanges = { revision: 0, changes: [] };

/** Fields of a revision that contestants read, apart from texts of statements and samples. */
const shownSettings: ReadonlySet<string> = new Set(['timeLimitMs', 'memoryLimitMb', 'stackLimitMb', 'languageFactors', 'ioReadFileName', 'ioWriteFileName']);

/** What of a revision contestants read; the title is the contest's. */
function shownTexts(content: RevisionContent): Map<string, string> {
  return new Map([...revisionTexts(content)].filter(([field]) => shownSettings.has(field) || field.startsWith('samples.') || (field.startsWith('statements.') && !field.endsWith('.title'))));
}

/**
 * Changes of a problem of a contest from its start on: the newest revision of then, or the oldest there is, which says what
 * stood before the first save. One query a problem, so lists ask for it only where they show it.
 */
export function loadStatementChanges({ db }: Pick<Context, 'db'>, { problemId, entered: { contest } }: ContestPlace): Promise<StatementChanges> {
  const { startsAt, endsAt } = contest;
  return readOnce(db, `statement changes ${problemId} ${startsAt.getTime()} ${endsAt.getTime()}`, () => readChanges(db, { problemId, startsAt, endsAt }));
}

async function readChanges(db: Context['db'], { problemId, startsAt, endsAt }: { readonly problemId: number; readonly startsAt: Date; readonly endsAt: Date }): Promise<StatementChanges> {
  const before = await db.problemRevision.findFirst({ where: { problemId, createdAt: { lte: startsAt } }, orderBy: { number: 'desc' }, select: { number: true } });
  const rows = await db.problemRevision.findMany({ where: { problemId, number: { gte: before?.number ?? 0 }, OR: [{ number: before?.number ?? 0 }, { createdAt: { lte: endsAt } }] }, orderBy: { number: 'asc' }, select: { content: true } });
  // Written by keepRevision alone.
  const texts = rows.map(({ content }) => shownTexts(content as unknown as RevisionContent));
  const [first, newest] = [texts[0], texts.at(-1)];
  if (first === undefined || newest === undefined) return unchanged;
  const revision = texts.filter((one, index) => index > 0 && compareTexts(texts[index - 1] ?? one, one).length > 0).length;
  return { revision, changes: compareTexts(first, newest) };
}
