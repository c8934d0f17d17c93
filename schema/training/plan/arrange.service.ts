import type { Context, Transaction } from '../../core/context.ts';
import { manageTraining } from '../core/see-training.service.ts';
import { TrainingPartGone } from './plan.error.ts';
import { numberItems, touchTraining } from './renumber.service.ts';

/** An item of a list. */
export type ItemKey =
  | { readonly kind: 'problem'; readonly problemId: number }
  | { readonly kind: 'material'; readonly materialId: number };

/** Where the items of a section are to be. */
export interface ArrangedSection {
  /** Null: before the first section. */
  readonly sectionId: number | null;
  readonly items: readonly ItemKey[];
}

/**
 * Puts sections and items of a list in an order. Sections and items that are not named follow the named ones in their
 * old order; repeated ones are ignored.
 *
 * @throws TrainingNotFound, NotTrainingAdmin, TrainingPartGone
 */
export async function arrangeTraining(
  context: Context,
  trainingId: number,
  arranged: readonly ArrangedSection[],
): Promise<void> {
  await manageTraining(context, trainingId, 'training.changeProblem');
  await context.db.$transaction(async (tx) => {
    await touchTraining(tx, context, trainingId, { part: 'ORDER', act: 'EDIT' });
    const places = arranged.flatMap(({ sectionId, items }) => items.map((item) => ({ sectionId, item })));
    await requireItems(tx, trainingId, places);
    await orderSections(tx, trainingId, arranged);
    await placeProblems(tx, trainingId, places);
    await placeMaterials(tx, trainingId, places);
    await numberItems(tx, trainingId);
  });
}

interface ItemPlace {
  readonly sectionId: number | null;
  readonly item: ItemKey;
}

/** An order of what is no longer there is of an older list. @throws TrainingPartGone */
async function requireItems(tx: Transaction, trainingId: number, places: readonly ItemPlace[]): Promise<void> {
  const [problems, materials] = await Promise.all([
    tx.trainingProblem.findMany({ where: { trainingId }, select: { problemId: true } }),
    tx.trainingMaterial.findMany({ where: { trainingId }, select: { id: true } }),
  ]);
  const problemIds = new Set(problems.map(({ problemId }) => problemId));
  const materialIds = new Set(materials.map(({ id }) => id));
  const isThere = (item: ItemKey) =>
    item.kind === 'problem' ? problemIds.has(item.problemId) : materialIds.has(item.materialId);
  if (!places.every(({ item }) => isThere(item))) throw new TrainingPartGone();
}

/** @throws TrainingPartGone */
async function orderSections(tx: Transaction, trainingId: number, arranged: readonly ArrangedSection[]): Promise<void> {
  const rows = await tx.trainingSection.findMany({
    where: { trainingId },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { id: true },
  });
  const known = new Set(rows.map(({ id }) => id));
  const named = arranged.flatMap(({ sectionId }) => sectionId ?? []);
  if (!named.every((id) => known.has(id))) throw new TrainingPartGone();
  const order = [...new Set([...named, ...known])];
  await tx.$executeRaw`
    UPDATE training_section s
    SET position = one.position
    FROM unnest(${order}::int[], ${order.map((_id, index) => index)}::int[]) AS one (id, position)
    WHERE s.id = one.id`;
}

/** Named items get negative ranks, which no other has, so that unnamed ones of a section come after them. */
const rankAt = (index: number, count: number) => index - count;

async function placeProblems(tx: Transaction, trainingId: number, places: readonly ItemPlace[]): Promise<void> {
  const named = places.flatMap(({ sectionId, item }, index) =>
    item.kind === 'problem' ? [{ id: item.problemId, sectionId, rank: rankAt(index, places.length) }] : [],
  );
  const { ids, sections, ranks } = columnsOf(named);
  await tx.$executeRaw`
    UPDATE training_problem l
    SET rank = one.rank, section_id = one.section_id
    FROM unnest(${ids}::int[], ${sections}::int[], ${ranks}::int[]) AS one (id, section_id, rank)
    WHERE l.training_id = ${trainingId} AND l.problem_id = one.id`;
}

async function placeMaterials(tx: Transaction, trainingId: number, places: readonly ItemPlace[]): Promise<void> {
  const named = places.flatMap(({ sectionId, item }, index) =>
    item.kind === 'material' ? [{ id: item.materialId, sectionId, rank: rankAt(index, places.length) }] : [],
  );
  const { ids, sections, ranks } = columnsOf(named);
  await tx.$executeRaw`
    UPDATE training_material m
    SET rank = one.rank, section_id = one.section_id
    FROM unnest(${ids}::int[], ${sections}::int[], ${ranks}::int[]) AS one (id, section_id, rank)
    WHERE m.training_id = ${trainingId} AND m.id = one.id`;
}

interface NamedRow {
  readonly id: number;
  readonly sectionId: number | null;
  readonly rank: number;
}

/** Columns of the rows; of an item that is named twice the first place counts. */
function columnsOf(named: readonly NamedRow[]) {
  const first = [...new Map(named.toReversed().map((row) => [row.id, row])).values()];
  return {
    ids: first.map(({ id }) => id),
    sections: first.map(({ sectionId }) => sectionId),
    ranks: first.map(({ rank }) => rank),
  };
}
