import DataLoader from 'dataloader';
import type { Context, Transaction } from '../../core/context.ts';
import { problemOrder } from '../core/training-problem.service.ts';
import { TrainingNotFound } from '../core/training.error.ts';
import { visibleTrainings } from '../core/training.rule.ts';
import { appendProblems, lockCandidates } from '../manage/append-problems.service.ts';
import { addedSince, copySelect, openOrigins, type Copy } from './origin-changes.loader.ts';
import { manageOwnList } from './save-list.service.ts';

type Loaders = Map<string, DataLoader<number, { readonly id: number } | null>>;
const loaders = new WeakMap<Context, Loaders>();

/** The training that another one was copied from; null when the viewer may not see it. @param query its columns. */
export function loadOrigin(context: Context, originId: number, query: object): Promise<{ readonly id: number } | null> {
  const bySelection: Loaders = loaders.get(context) ?? new Map();
  loaders.set(context, bySelection);
  const selection = JSON.stringify(query);
  let loader = bySelection.get(selection);
  if (loader === undefined) {
    loader = new DataLoader(
      async (ids) => {
        const rows: { readonly id: number }[] = await context.db.training.findMany({
          ...query,
          where: { AND: [{ id: { in: [...ids] } }, visibleTrainings(context.viewer)] },
        });
        const byId = new Map(rows.map((row) => [row.id, row]));
        return ids.map((id) => byId.get(id) ?? null);
      },
      { cache: false },
    );
    bySelection.set(selection, loader);
  }
  return loader.load(originId);
}

/**
 * Adds what was added to the origin to the viewer's copy, each problem to the section of the same title. The rest is
 * offered no more.
 *
 * @param problemIds null: all.
 * @throws TrainingNotFound, NotTrainingAdmin, TooManyTrainingProblems
 */
export async function takeOverOriginChanges(
  context: Context,
  id: number,
  problemIds: readonly number[] | null,
): Promise<void> {
  const { db, now } = context;
  await manageOwnList(context, id);
  const copy = await db.training.findUnique({ where: { id }, select: copySelect });
  if (!copy?.originId || !(await openOrigins(context, [copy.originId])).has(copy.originId))
    throw new TrainingNotFound();
  const additions = await additionsTo(context, copy);
  const wanted = additions.filter((row) => row.isCounted && (problemIds?.includes(row.problemId) ?? true));
  await db.$transaction(async (tx) => {
    const candidates = await lockCandidates(
      tx,
      wanted.map(({ problemId }) => problemId),
    );
    const sections = await tx.trainingSection.findMany({
      where: { trainingId: id },
      orderBy: { position: 'desc' },
      select: { id: true, title: true },
    });
    // Of two with the same title the first one remains.
    const byTitle = new Map(sections.map((section) => [section.title, section.id]));
    const problems = wanted
      .filter(({ problemId }) => candidates.has(problemId))
      .map(({ problemId, displayId, note, translations, isOptional, section }) => ({
        problemId,
        displayId,
        note,
        translations: translations ?? {},
        isOptional,
        sectionId: section === null ? null : (byTitle.get(section.title) ?? null),
      }));
    await appendProblems(tx, id, { problems, now });
    await markSeen(tx, id, additions);
  });
}

/** Offers what was added to the origin no more. @throws TrainingNotFound, NotTrainingAdmin */
export async function dismissOriginChanges(context: Context, id: number): Promise<void> {
  await manageOwnList(context, id);
  const copy = await context.db.training.findUnique({ where: { id }, select: copySelect });
  if (copy === null) throw new TrainingNotFound();
  await markSeen(context.db, id, await additionsTo(context, copy));
}

/** What was added to the origin since, hidden problems too. */
function additionsTo({ db }: Context, copy: Copy) {
  return db.trainingProblem.findMany({
    where: addedSince(copy),
    orderBy: problemOrder,
    select: {
      problemId: true,
      displayId: true,
      isCounted: true,
      note: true,
      translations: true,
      isOptional: true,
      addedAt: true,
      section: { select: { title: true } },
    },
  });
}

/** In SQL: the list has not changed for its readers, so `updatedAt`, which orders public lists, stays. */
async function markSeen(
  db: Pick<Transaction, '$executeRaw'>,
  id: number,
  additions: readonly { readonly addedAt: Date }[],
): Promise<void> {
  if (additions.length === 0) return;
  const seenAt = new Date(Math.max(...additions.map(({ addedAt }) => addedAt.getTime())));
  await db.$executeRaw`UPDATE training SET origin_seen_at = ${seenAt} WHERE id = ${id}`;
}
