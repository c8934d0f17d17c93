import type { Context, Transaction } from '../../core/context.ts';
import type { Sentence } from '../../core/errors.ts';
import { isBlank, refuseFaults, required, type Fault } from '../../problem/editing/fault.ts';
import { hasCircle } from '../core/plan-state.ts';
import { manageTraining } from '../core/see-training.service.ts';
import { translationsColumn, type Translation } from '../core/text-in.ts';
import { checkVersion, maxSections, TooManySections, TrainingSectionNotFound } from './plan.error.ts';
import { renumberItems, touchTraining } from './renumber.service.ts';

/** A section as its form sends it. */
export interface SectionInput {
  readonly title: string;
  /** Markdown. */
  readonly description: string;
  readonly translations: readonly Translation[];
  /** From 1; null: all but the optional items. */
  readonly needed: number | null;
  /** Sections of the same list. */
  readonly requiredIds: readonly number[];
}

const foreign: Sentence = {
  'zh-CN': '只能选择同一列表中的其他章节作为前置章节。',
  'en-US': 'Choose sections of the same list only.',
};
const circle: Sentence = {
  'zh-CN': '前置章节之间形成了循环，请取消其中一个。',
  'en-US': 'These sections require each other in a circle: take one requirement away.',
};

/** Adds a section as the last one. @throws InvalidInput, TrainingNotFound, NotTrainingAdmin, TooManySections */
export async function createSection(context: Context, trainingId: number, input: SectionInput): Promise<void> {
  await manageTraining(context, trainingId, 'training.changeProblem');
  refuseFaults(faultsOf(input), context.locale);
  await context.db.$transaction(async (tx) => {
    await touchTraining(tx, context, trainingId, { part: 'SECTION', act: 'ADD', title: input.title });
    const others = await requirementsOf(tx, trainingId);
    if (others.size >= maxSections) throw new TooManySections();
    // A new section has no id yet; 0 is none of the others'.
    refuseRequirements(context, others, { id: 0, requiredIds: input.requiredIds });
    const last = await tx.trainingSection.aggregate({ where: { trainingId }, _max: { position: true } });
    await tx.trainingSection.create({
      data: {
        ...columnsOf(input),
        trainingId,
        position: (last._max.position ?? -1) + 1,
        requires: { create: [...new Set(input.requiredIds)].map((requiredId) => ({ requiredId })) },
      },
      select: { id: true },
    });
    await renumberItems(tx, trainingId);
  });
}

/**
 * Saves a section over the version its form was opened with.
 *
 * @returns the id of its training.
 * @throws InvalidInput, TrainingSectionNotFound, TrainingPartChanged, TrainingNotFound, NotTrainingAdmin
 */
export async function updateSection(
  context: Context,
  { id, version }: { readonly id: number; readonly version: number },
  input: SectionInput,
): Promise<number> {
  const trainingId = await manageSection(context, id);
  refuseFaults(faultsOf(input), context.locale);
  await context.db.$transaction(async (tx) => {
    await touchTraining(tx, context, trainingId, { part: 'SECTION', act: 'EDIT', title: input.title });
    const before = await tx.trainingSection.findUnique({ where: { id }, select: { version: true } });
    if (before === null) throw new TrainingSectionNotFound();
    checkVersion(before, version);
    refuseRequirements(context, await requirementsOf(tx, trainingId), { id, requiredIds: input.requiredIds });
    const data = { ...columnsOf(input), version: { increment: 1 } };
    await tx.trainingSection.update({ where: { id }, data, select: { id: true } });
    await tx.trainingSectionRequirement.deleteMany({ where: { sectionId: id } });
    await tx.trainingSectionRequirement.createMany({
      data: [...new Set(input.requiredIds)].map((requiredId) => ({ sectionId: id, requiredId })),
    });
  });
  return trainingId;
}

/**
 * Deletes a section; its items go to the end of the section before it.
 *
 * @returns the id of its training.
 * @throws TrainingSectionNotFound, TrainingNotFound, NotTrainingAdmin
 */
export async function deleteSection(context: Context, id: number): Promise<number> {
  const trainingId = await manageSection(context, id);
  await context.db.$transaction(async (tx) => {
    await touchTraining(tx, context, trainingId, { part: 'SECTION', act: 'REMOVE' });
    const sections = await tx.trainingSection.findMany({
      where: { trainingId },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      select: { id: true },
    });
    const index = sections.findIndex((section) => section.id === id);
    if (index === -1) throw new TrainingSectionNotFound();
    const data = { sectionId: sections[index - 1]?.id ?? null };
    await tx.trainingProblem.updateMany({ where: { sectionId: id }, data });
    await tx.trainingMaterial.updateMany({ where: { sectionId: id }, data });
    await tx.trainingSection.delete({ where: { id } });
    await renumberItems(tx, trainingId);
  });
  return trainingId;
}

/** The training of a section. @throws TrainingSectionNotFound, TrainingNotFound, NotTrainingAdmin */
async function manageSection(context: Context, id: number): Promise<number> {
  const section = await context.db.trainingSection.findUnique({ where: { id }, select: { trainingId: true } });
  if (section === null) throw new TrainingSectionNotFound();
  await manageTraining(context, section.trainingId, 'training.changeProblem');
  return section.trainingId;
}

async function requirementsOf(tx: Transaction, trainingId: number): Promise<Map<number, number[]>> {
  const sections = await tx.trainingSection.findMany({
    where: { trainingId },
    select: { id: true, requires: { select: { requiredId: true } } },
  });
  return new Map(sections.map(({ id, requires }) => [id, requires.map(({ requiredId }) => requiredId)]));
}

function refuseRequirements(
  { locale }: Context,
  sections: ReadonlyMap<number, readonly number[]>,
  { id, requiredIds }: { readonly id: number; readonly requiredIds: readonly number[] },
): void {
  const path = 'requiredSectionIds';
  if (requiredIds.some((one) => one === id || !sections.has(one))) refuseFaults([{ path, sentence: foreign }], locale);
  if (hasCircle(new Map(sections).set(id, requiredIds))) refuseFaults([{ path, sentence: circle }], locale);
}

function faultsOf({ title }: SectionInput): Fault[] {
  return isBlank(title) ? [required('title')] : [];
}

function columnsOf({ title, description, translations, needed }: SectionInput) {
  return { title: title.trim(), description, translations: translationsColumn(translations), needed };
}
