import type { Context } from '../../core/context.ts';
import { textIn, type BodyField } from '../core/text-in.ts';
import { problemOrder } from '../core/training-problem.service.ts';
import { problemAddress } from './find-problems.service.ts';
import type { ListItem, ListText } from './list-file.ts';
import { writeList } from './write-list.ts';

/** A list as a file. */
export interface ListExport {
  /** Null: something is missing. */
  readonly text: string | null;
  readonly lacksLicence: boolean;
  readonly lacksSource: boolean;
}

const kinds = { MARKDOWN: 'text', LINK: 'link', PDF: 'pdf', PLACEHOLDER: 'placeholder' } as const;

/** Writes a list whose inside the viewer may read, without hidden problems. */
export async function exportList(context: Context, trainingId: number): Promise<ListExport> {
  const { db } = context;
  const list = await db.training.findUniqueOrThrow({
    where: { id: trainingId },
    select: { title: true, description: true, translations: true, licence: true, source: true },
  });
  const [lacksLicence, lacksSource] = [list.licence.trim() === '', list.source.trim() === ''];
  if (lacksLicence || lacksSource) return { text: null, lacksLicence, lacksSource };
  const [sections, items] = await Promise.all([sectionsOf(context, trainingId), itemsOf(context, trainingId)]);
  const keyOf = new Map(sections.map(({ id }, index) => [id, `s${index + 1}`]));
  const text = writeList({
    title: textOf(list, 'title'),
    description: textOf(list, 'description'),
    licence: list.licence.trim(),
    source: list.source.trim(),
    items: (items.get(null) ?? []).map(({ item }) => item),
    sections: sections.map((section) => ({
      key: keyOf.get(section.id) ?? '',
      title: textOf(section, 'title'),
      description: textOf(section, 'description'),
      needed: section.needed,
      requires: sections.flatMap(({ id }) =>
        section.requires.some(({ requiredId }) => requiredId === id) ? [keyOf.get(id) ?? ''] : [],
      ),
      items: (items.get(section.id) ?? []).map(({ item }) => item),
    })),
  });
  return { text, lacksLicence, lacksSource };
}

function sectionsOf({ db }: Context, trainingId: number) {
  return db.trainingSection.findMany({
    where: { trainingId },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      title: true,
      description: true,
      translations: true,
      needed: true,
      requires: { select: { requiredId: true } },
    },
  });
}

interface PlacedItem {
  readonly sectionId: number | null;
  readonly rank: number;
  readonly item: ListItem;
}

/** Items by section in their order; a material comes before a problem of its rank. */
async function itemsOf(context: Context, trainingId: number): Promise<Map<number | null, PlacedItem[]>> {
  const { db } = context;
  const [addressOf, problems, materials] = await Promise.all([
    problemAddress(context),
    db.trainingProblem.findMany({
      where: { trainingId, isCounted: true },
      orderBy: problemOrder,
      select: {
        displayId: true,
        rank: true,
        sectionId: true,
        isOptional: true,
        note: true,
        translations: true,
        problem: { select: { displayId: true, title: true } },
      },
    }),
    db.trainingMaterial.findMany({
      where: { trainingId },
      orderBy: [{ rank: 'asc' }, { id: 'asc' }],
    }),
  ]);
  const placed: PlacedItem[] = [
    ...materials.map(({ sectionId, rank, kind, url, displayId, isOptional, ...texts }): PlacedItem => ({
      sectionId,
      rank,
      item: {
        kind: kinds[kind],
        title: textOf(texts, 'title'),
        content: textOf(texts, 'content'),
        url,
        as: displayId,
        isOptional,
      },
    })),
    ...problems.map(({ sectionId, rank, displayId, isOptional, problem, ...texts }): PlacedItem => ({
      sectionId,
      rank,
      item: {
        kind: 'problem',
        problem: problem.displayId,
        as: displayId === problem.displayId ? null : displayId,
        title: problem.title.trim(),
        url: addressOf?.(problem.displayId) ?? null,
        isOptional,
        note: textOf(texts, 'note'),
      },
    })),
  ];
  return Map.groupBy(
    placed.toSorted((one, other) => one.rank - other.rank),
    ({ sectionId }) => sectionId,
  );
}

/** A text of a row in all its languages. */
function textOf<Field extends 'title' | BodyField>(
  row: Readonly<Record<Field, string>> & { readonly translations: unknown },
  field: Field,
): ListText {
  return {
    default: row[field],
    'zh-CN': textIn(row.translations, 'zh-CN', field, ''),
    'en-US': textIn(row.translations, 'en-US', field, ''),
  };
}
