import type { TrainingMaterialKind } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import type { Sentence } from '../../core/errors.ts';
import { isWebAddress } from '../../core/settings/web-address.ts';
import { isBlank, refuseFaults, required, type Fault } from '../../problem/editing/fault.ts';
import { manageTraining } from '../core/see-training.service.ts';
import { translationsColumn, type Translation } from '../core/text-in.ts';
import { checkVersion, maxMaterials, TooManyMaterials, TrainingMaterialNotFound } from './plan.error.ts';
import { renumberItems, touchTraining } from './renumber.service.ts';

/** A step between problems as its form sends it. */
export interface MaterialInput {
  readonly kind: TrainingMaterialKind;
  readonly title: string;
  /** Markdown. */
  readonly content: string;
  readonly translations: readonly Translation[];
  /** Of all but MARKDOWN. */
  readonly url: string | null;
  readonly isOptional: boolean;
}

const badAddress: Sentence = {
  'zh-CN': '请填写以 http:// 或 https:// 开头的网址，或以 / 开头的站内地址。',
  'en-US': 'This must be an address that begins with http:// or https://, or a path of this site that begins with /.',
};
const foreignSection: Sentence = {
  'zh-CN': '该章节已不在列表中，请刷新页面。',
  'en-US': 'This section is no longer in the list; refresh the page.',
};

/**
 * Adds a material at the end of a section, or of the items before the first one.
 *
 * @returns its id.
 * @throws InvalidInput, TrainingNotFound, NotTrainingAdmin, TooManyMaterials
 */
export async function createMaterial(
  context: Context,
  { trainingId, sectionId }: { readonly trainingId: number; readonly sectionId: number | null },
  input: MaterialInput,
): Promise<number> {
  await manageTraining(context, trainingId, 'training.changeProblem');
  refuseFaults(materialFaults(input), context.locale);
  return context.db.$transaction(async (tx) => {
    await touchTraining(tx, context, trainingId, { part: 'MATERIAL', act: 'ADD', title: input.title });
    if (sectionId !== null && (await tx.trainingSection.count({ where: { id: sectionId, trainingId } })) === 0)
      refuseFaults([{ path: 'sectionId', sentence: foreignSection }], context.locale);
    const where = { trainingId };
    if ((await tx.trainingMaterial.count({ where })) >= maxMaterials) throw new TooManyMaterials();
    const [problems, materials] = [
      await tx.trainingProblem.aggregate({ where, _max: { rank: true } }),
      await tx.trainingMaterial.aggregate({ where, _max: { rank: true } }),
    ];
    // After all others; where ranks are at their end, the renumbering that follows makes room.
    const rank = Math.min(Math.max(problems._max.rank ?? -1, materials._max.rank ?? -1) + 1, 2_147_483_647);
    const { id } = await tx.trainingMaterial.create({
      data: { ...columnsOf(input), trainingId, sectionId, rank, addedAt: context.now },
      select: { id: true },
    });
    await renumberItems(tx, trainingId);
    return id;
  });
}

/**
 * Saves a material over the version its form was opened with.
 *
 * @throws InvalidInput, TrainingMaterialNotFound, TrainingPartChanged, TrainingNotFound, NotTrainingAdmin
 */
export async function updateMaterial(
  context: Context,
  { id, version }: { readonly id: number; readonly version: number },
  input: MaterialInput,
): Promise<void> {
  const trainingId = await manageMaterial(context, id);
  refuseFaults(materialFaults(input), context.locale);
  await context.db.$transaction(async (tx) => {
    await touchTraining(tx, context, trainingId, { part: 'MATERIAL', act: 'EDIT', title: input.title });
    const before = await tx.trainingMaterial.findUnique({ where: { id }, select: { version: true } });
    if (before === null) throw new TrainingMaterialNotFound();
    checkVersion(before, version);
    const data = { ...columnsOf(input), version: { increment: 1 } };
    await tx.trainingMaterial.update({ where: { id }, data, select: { id: true } });
  });
}

/**
 * Deletes a material.
 *
 * @returns the id of its training.
 * @throws TrainingMaterialNotFound, TrainingNotFound, NotTrainingAdmin
 */
export async function deleteMaterial(context: Context, id: number): Promise<number> {
  const trainingId = await manageMaterial(context, id);
  await context.db.$transaction(async (tx) => {
    await touchTraining(tx, context, trainingId, { part: 'MATERIAL', act: 'REMOVE' });
    const { count } = await tx.trainingMaterial.deleteMany({ where: { id } });
    if (count === 0) throw new TrainingMaterialNotFound();
  });
  return trainingId;
}

async function manageMaterial(context: Context, id: number): Promise<number> {
  const material = await context.db.trainingMaterial.findUnique({ where: { id }, select: { trainingId: true } });
  if (material === null) throw new TrainingMaterialNotFound();
  await manageTraining(context, material.trainingId, 'training.changeProblem');
  return material.trainingId;
}

/** What is wrong with a material; sizes are checked before. */
function materialFaults({ kind, title, content, url }: MaterialInput): Fault[] {
  const isText = kind === 'MARKDOWN';
  return [
    ...(isBlank(title) ? [required('title')] : []),
    ...(isText && isBlank(content) ? [required('content')] : []),
    ...(isText || isWebAddress(url?.trim() ?? '') ? [] : [{ path: 'url', sentence: badAddress }]),
  ];
}

function columnsOf({ kind, title, content, translations, url, isOptional }: MaterialInput) {
  return {
    kind,
    title: title.trim(),
    content,
    translations: translationsColumn(translations, 'content'),
    url: kind === 'MARKDOWN' ? null : (url?.trim() ?? null),
    isOptional,
    ...(kind === 'PLACEHOLDER' ? {} : { displayId: null }),
  };
}
