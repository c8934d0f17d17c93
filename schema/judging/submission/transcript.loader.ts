import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';

/** Names the result of one case. */
interface CaseKey {
  readonly submissionId: number;
  readonly position: number;
}

const loaders = new WeakMap<Context, DataLoader<CaseKey, string | null>>();

/**
 * The conversation of a case; null when there was none. All that is asked at once comes by one query, and nothing when
 * nobody asks: conversations are long.
 */
export function loadTranscript(context: Context, key: CaseKey): Promise<string | null> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<CaseKey, string | null>((keys) => transcripts(context, keys), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load(key);
}

async function transcripts({ db }: Pick<Context, 'db'>, keys: readonly CaseKey[]): Promise<(string | null)[]> {
  const submissionIds = [...new Set(keys.map(({ submissionId }) => submissionId))];
  const rows = await db.caseResult.findMany({
    where: { submissionId: { in: submissionIds }, transcript: { not: null } },
    select: { submissionId: true, position: true, transcript: true },
  });
  const byCase = new Map(
    rows.map(({ submissionId, position, transcript }) => [`${submissionId} ${position}`, transcript]),
  );
  return keys.map(({ submissionId, position }) => byCase.get(`${submissionId} ${position}`) ?? null);
}
