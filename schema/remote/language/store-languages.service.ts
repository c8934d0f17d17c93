import type { Transaction } from '../../core/context.ts';
import type { ListedLanguage, RemoteAdapter } from '../core/adapter.ts';
import { type LanguageRow, rowsOfList, rowsOfRelease, type StoredLanguageRow } from './language-rows.ts';

/** Reads and writes the rows of languages. */
type LanguageDatabase = Pick<Transaction, 'remoteLanguage' | '$executeRaw'>;

type Judge = Pick<RemoteAdapter, 'info' | 'languages'>;

/** Brings the languages of judges up to this release: one statement where nothing differs. No language is deleted. */
export async function storeKnownLanguages(db: LanguageDatabase, judges: readonly Judge[]): Promise<void> {
  const rows = await db.remoteLanguage.findMany({ where: { judgeKey: { in: judges.map(({ info }) => info.key) } } });
  for (const { info, languages } of judges) {
    const stored = rows.filter(({ judgeKey }) => judgeKey === info.key);
    await write(db, info.key, { stored, wanted: rowsOfRelease(languages.known, stored) });
  }
}

/** Stores the languages that a judge lists. Those that it no longer lists keep their names for submissions. */
export async function storeListedLanguages(
  db: LanguageDatabase,
  { info: { key: judgeKey }, languages: { known } }: Judge,
  listed: readonly ListedLanguage[],
  now: Date,
): Promise<void> {
  const stored = await db.remoteLanguage.findMany({ where: { judgeKey } });
  const wanted = rowsOfList(listed, { known, stored });
  if (wanted.length === 0) return;
  await write(db, judgeKey, { stored, wanted });
  await db.remoteLanguage.updateMany({ where: { judgeKey }, data: { readAt: now } });
}

async function write(
  db: LanguageDatabase,
  judgeKey: string,
  { stored, wanted }: { readonly stored: readonly StoredLanguageRow[]; readonly wanted: readonly LanguageRow[] },
): Promise<void> {
  const storedById = new Map(stored.map((row) => [row.id, row]));
  const differing = wanted.filter((row) => !isSame(row, storedById.get(row.id)));
  if (differing.length === 0) return;
  const added = differing.filter(({ id }) => !storedById.has(id));
  // Another server of the site may start at the same moment.
  await db.remoteLanguage.createMany({
    data: added.map((row) => ({ ...factsOf(row), judgeKey, id: row.id })),
    skipDuplicates: true,
  });
  for (const row of differing.filter(({ id }) => storedById.has(id)))
    await db.remoteLanguage.updateMany({ where: { judgeKey, id: row.id }, data: factsOf(row) });
  await offerLanguages(db, judgeKey);
}

function isSame(row: LanguageRow, stored: LanguageRow | undefined): boolean {
  if (stored === undefined) return false;
  const [facts, before] = [factsOf(row), factsOf(stored)];
  return Object.entries(facts).every(([name, value]) => before[name as keyof typeof before] === value);
}

function factsOf({ name, likeKey, isMarkable, position, isOffered }: LanguageRow) {
  return { name, likeKey, isMarkable, position, isOffered };
}

/** Lets the problems of a judge offer the languages that it offers now: those of the problem, else all. */
async function offerLanguages(db: LanguageDatabase, judgeKey: string): Promise<void> {
  await db.$executeRaw`
    WITH offer AS (
      SELECT source.problem_id, ARRAY(
        SELECT language.judge_key || '.' || language.id FROM remote_language language
        WHERE language.judge_key = source.judge_key AND language.is_offered
          AND (COALESCE(cardinality(source.language_ids), 0) = 0 OR language.id = ANY(source.language_ids))
        ORDER BY language.position, language.id
      ) AS keys
      FROM remote_source source WHERE source.judge_key = ${judgeKey}
    )
    UPDATE problem SET language_keys = offer.keys FROM offer
    WHERE problem.id = offer.problem_id AND problem.language_keys IS DISTINCT FROM offer.keys`;
}
