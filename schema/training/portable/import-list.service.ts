import type { TrainingKind } from '@verdict/prisma/generated/client/client.ts';
import { ration } from '../../account/user/ration.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { may } from '../../place/place.rule.ts';
import { auditTraining } from '../core/training-audit.ts';
import { NotTrainingAdmin } from '../core/training.error.ts';
import { lockCandidates } from '../manage/append-problems.service.ts';
import { maxTrainingProblems, TooManyTrainingProblems } from '../manage/training-authoring.error.ts';
import { admitList } from '../personal/own-list.service.ts';
import { maxMaterials, TooManyMaterials } from '../plan/plan.error.ts';
import { createPlan, textColumns } from './create-plan.service.ts';
import { findProblems, type FoundList, type FoundProblem } from './find-problems.service.ts';
import type { ListFile, ListItem } from './list-file.ts';
import { InvalidTrainingFile } from './portable.error.ts';
import { readList } from './read-list.ts';

/** A file, and where its list goes. */
export interface ListImport {
  readonly yaml: string;
  /** A personal list has no group. */
  readonly groupId: number | null;
  readonly kind: TrainingKind;
}

/**
 * What an import would make. Nothing is written.
 *
 * @throws NotTrainingAdmin, InvalidTrainingFile, TooManyTrainingProblems, TooManyMaterials, TooManyRequests
 */
export async function previewImport(context: Context, request: ListImport): Promise<FoundList> {
  const list = await admitFile(context, request);
  const found = await context.db.$transaction((tx) => findProblems(tx, context, { list, groupId: request.groupId }));
  refuseMany(found);
  return found;
}

/**
 * Makes a list of the viewer from a file: a hidden training, which its author shows once it has a category, or a
 * personal list for its owner alone.
 *
 * @returns its id.
 * @throws NotTrainingAdmin, InvalidTrainingFile, TooManyTrainingProblems, TooManyMaterials, TooManyTrainingLists,
 *   TooManyRequests
 */
export async function importList(context: Context, request: ListImport): Promise<number> {
  const list = await admitFile(context, request);
  const { groupId, kind } = request;
  const authorId = userIdOf(context.viewer);
  return context.db.$transaction(async (tx) => {
    if (kind === 'PERSONAL') await admitList(tx, context);
    // Super admins may in every group, so also in one that there is not.
    else if (groupId !== null && (await tx.group.count({ where: { id: groupId } })) === 0) throw new NotTrainingAdmin();
    const found = await findProblems(tx, context, { list, groupId });
    const id = await createList(tx, { kind, groupId, authorId, isVisible: kind === 'PERSONAL' }, found);
    await auditTraining(context, tx, id, { action: 'training.create', after: { title: list.title.default } });
    return id;
  });
}

/** Columns of a training that its file does not say. */
interface ListOwner {
  readonly kind: TrainingKind;
  readonly groupId: number | null;
  readonly authorId: string;
  readonly isVisible: boolean;
  readonly categoryId?: number;
}

/** Stores a list whose problems were found. @throws TooManyTrainingProblems, TooManyMaterials */
export async function createList(tx: Transaction, owner: ListOwner, found: FoundList): Promise<number> {
  refuseMany(found);
  const locked = await lockCandidates(
    tx,
    allItems(found).flatMap((item) => (item.kind === 'problem' ? [item.problemId] : [])),
    owner.groupId,
  );
  const { title, description, licence, source } = found;
  const { id } = await tx.training.create({
    data: { ...owner, ...textColumns(title, description, 'description'), licence, source },
    select: { id: true },
  });
  // A problem that was hidden since it was found stays out.
  const isThere = (item: ListItem<FoundProblem>) => item.kind !== 'problem' || locked.has(item.problemId);
  await createPlan(tx, id, {
    items: found.items.filter(isThere),
    sections: found.sections.map((section) => ({ ...section, items: section.items.filter(isThere) })),
  });
  return id;
}

/** Who may import, and how often, is decided before the file is read. */
async function admitFile(context: Context, { yaml, groupId, kind }: ListImport): Promise<ListFile> {
  const isAllowed =
    kind === 'PERSONAL' ? groupId === null : may(context.viewer, 'training.create', { groupId, authorId: null });
  if (!isAllowed) throw new NotTrainingAdmin();
  ration(context, 'trainingFile', userIdOf(context.viewer));
  const read = readList(yaml);
  if (!read.ok) throw new InvalidTrainingFile(read.faults);
  return read.list;
}

function refuseMany(found: FoundList): void {
  const [problems, materials] = countItems(found);
  if (problems > maxTrainingProblems) throw new TooManyTrainingProblems();
  if (materials > maxMaterials) throw new TooManyMaterials();
}

/** Problems and materials of a list. */
export function countItems(found: FoundList): readonly [number, number] {
  const items = allItems(found);
  const problems = items.filter(({ kind }) => kind === 'problem').length;
  return [problems, items.length - problems];
}

function allItems({ items, sections }: FoundList): ListItem<FoundProblem>[] {
  return [...items, ...sections.flatMap((section) => section.items)];
}
