import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { ration } from '../../account/user/ration.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { findTraining } from '../core/see-training.service.ts';
import { translationsColumn, translationsOf } from '../core/text-in.ts';
import { BlockedInTraining, NotInTraining, TrainingNotFound } from '../core/training.error.ts';
import { canReadInside } from '../core/training.rule.ts';
import { lockCandidates } from '../manage/append-problems.service.ts';
import { admitList } from './own-list.service.ts';
import { checkTitle } from './save-list.service.ts';

/**
 * Copies a training that the viewer may read inside to a private list of the viewer: its texts, sections and materials,
 * and the problems that a personal list can hold. Progress of readers is not copied.
 *
 * @param title of the copy; null: that of the training.
 * @returns the copy.
 * @throws InvalidInput, TrainingNotFound, NotInTraining, BlockedInTraining, TooManyTrainingLists, TooManyRequests
 */
export async function copyTraining(context: Context, trainingId: number, title: string | null): Promise<number> {
  const { training, membership } = await findTraining(context, trainingId);
  if (!canReadInside(context.viewer, training, membership))
    throw membership?.isBlocked ? new BlockedInTraining() : new NotInTraining();
  if (title !== null) checkTitle(context, title);
  ration(context, 'trainingList', userIdOf(context.viewer));
  return context.db.$transaction(async (tx) => {
    await admitList(tx, context);
    // Problems before the training, as all changes of lists lock them.
    const present = await tx.trainingProblem.findMany({ where: { trainingId }, select: { problemId: true } });
    const problems = await lockCandidates(
      tx,
      present.map(({ problemId }) => problemId),
    );
    await tx.$executeRaw`SELECT FROM training WHERE id = ${trainingId} FOR SHARE`;
    const copyId = await copyTexts(tx, context, { originId: trainingId, title });
    await copyParts(tx, { from: trainingId, to: copyId, problemIds: [...problems.keys()] });
    return copyId;
  });
}

async function copyTexts(
  tx: Transaction,
  { viewer }: Context,
  { originId, title }: { readonly originId: number; readonly title: string | null },
): Promise<number> {
  const origin = await tx.training.findUnique({
    where: { id: originId },
    select: { title: true, description: true, translations: true, licence: true, source: true },
  });
  if (origin === null) throw new TrainingNotFound();
  const { id } = await tx.training.create({
    data: {
      ...origin,
      ...(title === null
        ? { translations: origin.translations ?? {} }
        : { title: title.trim(), translations: withoutTitles(origin.translations) }),
      kind: 'PERSONAL',
      authorId: userIdOf(viewer),
      originId,
      originSeenAt: await lastAddition(tx, originId),
    },
    select: { id: true },
  });
  return id;
}

/** Translations of the other texts; a title that the owner chose is shown in all languages. */
function withoutTitles(translations: Prisma.JsonValue) {
  return translationsColumn(translationsOf(translations).map((translation) => ({ ...translation, title: '' })));
}

/**
 * When the newest problem of a training was added, hidden ones too. Taken from its rows, so that later additions
 * compare by the same clock.
 */
async function lastAddition(tx: Transaction, trainingId: number): Promise<Date> {
  const [problems, training] = await Promise.all([
    tx.trainingProblem.aggregate({ where: { trainingId }, _max: { addedAt: true } }),
    tx.training.findUniqueOrThrow({ where: { id: trainingId }, select: { createdAt: true } }),
  ]);
  return problems._max.addedAt ?? training.createdAt;
}

interface Copying {
  readonly from: number;
  readonly to: number;
  readonly problemIds: readonly number[];
}

/** Copies sections, materials and these problems of a training to a new one. */
export async function copyParts(tx: Transaction, { from, to, problemIds }: Copying): Promise<void> {
  const sections = await tx.$queryRaw<{ id: number; copy: number }[]>`
    SELECT id, nextval(pg_get_serial_sequence('training_section', 'id'))::int AS copy
    FROM training_section WHERE training_id = ${from}`;
  const copies = Prisma.sql`unnest(
    ${sections.map(({ id }) => id)}::int[], ${sections.map(({ copy }) => copy)}::int[]
  ) AS section (id, copy)`;
  const copiesRequired = Prisma.sql`unnest(
    ${sections.map(({ id }) => id)}::int[], ${sections.map(({ copy }) => copy)}::int[]
  ) AS required (id, copy)`;
  await tx.$executeRaw`
    INSERT INTO training_section (id, training_id, title, description, translations, position, needed)
    SELECT section.copy, ${to}::int, s.title, s.description, s.translations, s.position, s.needed
    FROM training_section s JOIN ${copies} ON section.id = s.id`;
  await tx.$executeRaw`
    INSERT INTO training_section_requirement (section_id, required_id)
    SELECT section.copy, required.copy
    FROM training_section_requirement r
      JOIN ${copies} ON section.id = r.section_id
      JOIN ${copiesRequired} ON required.id = r.required_id`;
  await tx.$executeRaw`
    INSERT INTO training_material
      (training_id, section_id, kind, rank, title, content, translations, url, display_id, is_optional)
    SELECT
      ${to}::int, section.copy, m.kind, m.rank, m.title, m.content, m.translations, m.url, m.display_id, m.is_optional
    FROM training_material m LEFT JOIN ${copies} ON section.id = m.section_id
    WHERE m.training_id = ${from}`;
  await tx.$executeRaw`
    INSERT INTO training_problem
      (training_id, problem_id, display_id, rank, section_id, is_optional, note, translations)
    SELECT ${to}::int, l.problem_id, l.display_id, l.rank, section.copy, l.is_optional, l.note, l.translations
    FROM training_problem l LEFT JOIN ${copies} ON section.id = l.section_id
    WHERE l.training_id = ${from} AND l.problem_id = ANY(${[...problemIds]}::int[])`;
}
