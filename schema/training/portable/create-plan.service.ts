import type { Transaction } from '../../core/context.ts';
import { translationsColumn, type BodyField } from '../core/text-in.ts';
import { freeDisplayId } from '../manage/free-display-id.ts';
import { maxTrainingProblems, TooManyTrainingProblems } from '../manage/training-authoring.error.ts';
import { maxMaterials, TooManyMaterials } from '../plan/plan.error.ts';
import type { FoundProblem } from './find-problems.service.ts';
import { noText, type ListFile, type ListItem, type ListMaterial, type ListText } from './list-file.ts';

const kinds = { text: 'MARKDOWN', link: 'LINK', pdf: 'PDF', placeholder: 'PLACEHOLDER' } as const;

/** An item with its place. */
interface Placed<Item> {
  readonly item: Item;
  readonly rank: number;
  readonly sectionId: number | null;
}

/**
 * Fills a new training. Nothing hides its problems until the end of the transaction.
 *
 * @throws TooManyTrainingProblems, TooManyMaterials
 */
export async function createPlan(
  tx: Transaction,
  trainingId: number,
  { items, sections }: Pick<ListFile<FoundProblem>, 'items' | 'sections'>,
): Promise<void> {
  const rows = await tx.trainingSection.createManyAndReturn({
    data: sections.map(({ title, description, needed }, position) => ({
      ...textColumns(title, description, 'description'),
      trainingId,
      needed,
      position,
    })),
    select: { id: true, position: true },
  });
  const idAt = new Map(rows.map(({ id, position }) => [position, id]));
  const idOf = new Map(sections.map(({ key }, position) => [key, idAt.get(position) ?? 0]));
  await tx.trainingSectionRequirement.createMany({
    data: sections.flatMap(({ key, requires }) =>
      [...new Set(requires)].map((required) => ({
        sectionId: idOf.get(key) ?? 0,
        requiredId: idOf.get(required) ?? 0,
      })),
    ),
  });
  const inPlace = (list: readonly ListItem<FoundProblem>[], sectionId: number | null) =>
    list.map((item) => ({ item, sectionId }));
  const placed = [
    ...inPlace(items, null),
    ...sections.flatMap((section) => inPlace(section.items, idOf.get(section.key) ?? 0)),
  ].map((place, rank) => ({ ...place, rank }));
  await createProblems(
    tx,
    trainingId,
    placed.flatMap(({ item, ...place }) => (item.kind === 'problem' ? [{ ...place, item }] : [])),
  );
  await createMaterials(
    tx,
    trainingId,
    placed.flatMap(({ item, ...place }) => (item.kind === 'problem' ? [] : [{ ...place, item }])),
  );
}

async function createProblems(
  tx: Transaction,
  trainingId: number,
  placed: readonly Placed<FoundProblem>[],
): Promise<void> {
  if (placed.length > maxTrainingProblems) throw new TooManyTrainingProblems();
  const taken = new Set<string>();
  await tx.trainingProblem.createMany({
    data: placed.map(({ item, ...place }) => {
      const displayId = freeDisplayId(item.as ?? item.displayId, taken);
      taken.add(displayId);
      const { problemId, isOptional, note } = item;
      return { ...place, trainingId, problemId, displayId, isOptional, ...bodyColumns(note, 'note') };
    }),
  });
}

async function createMaterials(
  tx: Transaction,
  trainingId: number,
  placed: readonly Placed<ListMaterial>[],
): Promise<void> {
  if (placed.length > maxMaterials) throw new TooManyMaterials();
  await tx.trainingMaterial.createMany({
    data: placed.map(({ item: { kind, title, content, url, as, isOptional }, ...place }) => ({
      ...place,
      ...textColumns(title, content, 'content'),
      trainingId,
      kind: kinds[kind],
      url,
      displayId: as,
      isOptional,
    })),
  });
}

/** Texts as rows have them. */
export function textColumns<Field extends BodyField>(title: ListText, body: ListText, field: Field) {
  return { title: title.default, ...bodyColumns(body, field, title) };
}

/** A text of a row with its translations, those of the title among them. */
function bodyColumns<Field extends BodyField>(body: ListText, field: Field, title: ListText = noText) {
  const translations = (['zh-CN', 'en-US'] as const)
    .map((language) => ({ language, title: title[language], description: body[language] }))
    .filter((one) => one.title !== '' || one.description !== '');
  return {
    [field]: body.default,
    translations: translationsColumn(translations, field),
  } as { translations: Record<string, Record<string, string>> } & Record<Field, string>;
}
