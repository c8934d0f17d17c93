import { randomBytes } from 'node:crypto';
import type { Training, TrainingSharing } from '@verdict/prisma/generated/client/client.ts';
import { ration } from '../../account/user/ration.ts';
import type { Context } from '../../core/context.ts';
import { solvedRequirement } from '../../core/settings/solved-requirement.service.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { isBlank, refuseFaults, required } from '../../problem/editing/fault.ts';
import { manageTraining } from '../core/see-training.service.ts';
import { translationsColumn, type Translation } from '../core/text-in.ts';
import { NotTrainingAdmin, TrainingNotFound } from '../core/training.error.ts';
import { mayPublishList, type RuledTraining } from '../core/training.rule.ts';
import { TrainingChanged } from '../manage/training-authoring.error.ts';
import { admitList } from './own-list.service.ts';
import { ListPublishingForbidden, TooFewSolved } from './training-list.error.ts';

/** What the form of a list sends. */
export interface ListInput {
  readonly title: string;
  /** Markdown. */
  readonly description: string;
  /** Title and description in other languages. */
  readonly translations: readonly Translation[];
  readonly sharing: TrainingSharing;
}

/**
 * Creates a list of the viewer.
 *
 * @throws InvalidInput, TooManyTrainingLists, ListPublishingForbidden, TooFewSolved, TooManyRequests
 */
export async function createList(context: Context, input: ListInput): Promise<number> {
  const { title, description, translations, sharing } = input;
  checkTitle(context, title);
  const authorId = userIdOf(context.viewer);
  ration(context, 'trainingList', authorId);
  if (sharing === 'PUBLIC') {
    checkPublishing(context);
    await checkSolved(context);
  }
  return context.db.$transaction(async (tx) => {
    await admitList(tx, context);
    const { id } = await tx.training.create({
      data: {
        kind: 'PERSONAL',
        authorId,
        title: title.trim(),
        description,
        translations: translationsColumn(translations),
        sharing,
        shareKey: sharing === 'LINK' ? newShareKey() : null,
      },
      select: { id: true },
    });
    return id;
  });
}

/** A list's form with the version that it replaces. */
interface ListUpdate extends Omit<ListInput, 'sharing' | 'translations'> {
  readonly id: number;
  readonly version: number;
  /** Null: as it is. */
  readonly sharing: TrainingSharing | null;
  /** Null: as they are, also where they no longer fit the new title or description. */
  readonly translations: readonly Translation[] | null;
}

/**
 * Saves a list over the version its form was opened with. Members of a list that becomes private stay members for when
 * it is shared again.
 *
 * @throws InvalidInput, TrainingNotFound, NotTrainingAdmin, TrainingChanged, ListPublishingForbidden, TooFewSolved
 */
export async function updateList(context: Context, update: ListUpdate): Promise<void> {
  const { id, version, title, description, translations } = update;
  const before = await manageOwnList(context, id);
  const sharing = update.sharing ?? before.sharing;
  checkTitle(context, title);
  if (sharing === 'PUBLIC') checkPublishing(context);
  if (sharing === 'PUBLIC' && before.sharing !== 'PUBLIC') await checkSolved(context);
  await context.db.$transaction(async (tx) => {
    const list = await lockList(tx, id);
    if (list.version !== version)
      throw new TrainingChanged({ changedAt: list.updatedAt, currentVersion: list.version });
    await tx.training.update({
      where: { id },
      data: {
        title: title.trim(),
        description,
        sharing,
        version: { increment: 1 },
        ...(translations === null ? {} : { translations: translationsColumn(translations) }),
        ...(sharing === 'LINK' && list.shareKey === null ? { shareKey: newShareKey() } : {}),
      },
      select: { id: true },
    });
  });
}

/** How a list is shared by link. */
interface ListShare {
  readonly id: number;
  /** The old link stops working. */
  readonly renewsKey: boolean;
  /** Members open the new link to read on; blocked ones stay blocked. */
  readonly removesMembers: boolean;
}

/**
 * Gives a list a link. A private list is shared by link from now on, a public one stays public.
 *
 * @throws TrainingNotFound, NotTrainingAdmin
 */
export async function shareList(context: Context, { id, renewsKey, removesMembers }: ListShare): Promise<void> {
  await manageOwnList(context, id);
  await context.db.$transaction(async (tx) => {
    const { sharing, shareKey } = await lockList(tx, id);
    await tx.training.update({
      where: { id },
      data: {
        ...(sharing === 'OWNER' ? { sharing: 'LINK', version: { increment: 1 } } : {}),
        ...(renewsKey || shareKey === null ? { shareKey: newShareKey() } : {}),
      },
      select: { id: true },
    });
    if (!removesMembers) return;
    await tx.$executeRaw`SELECT FROM training_member WHERE training_id = ${id} ORDER BY user_id FOR UPDATE`;
    await tx.trainingMember.deleteMany({ where: { trainingId: id, isBlocked: false } });
  });
}

/** A list of the viewer. @throws TrainingNotFound, NotTrainingAdmin */
export async function manageOwnList(context: Context, id: number): Promise<RuledTraining> {
  const list = await manageTraining(context, id, 'training.edit');
  if (list.kind !== 'PERSONAL') throw new NotTrainingAdmin();
  return list;
}

/** Locks a list, so that the second of two concurrent saves sees the first. @throws TrainingNotFound */
async function lockList(
  tx: Parameters<typeof admitList>[0],
  id: number,
): Promise<Pick<Training, 'version' | 'updatedAt' | 'sharing' | 'shareKey'>> {
  await tx.$executeRaw`SELECT FROM training WHERE id = ${id} FOR NO KEY UPDATE`;
  const list = await tx.training.findUnique({
    where: { id },
    select: { version: true, updatedAt: true, sharing: true, shareKey: true },
  });
  if (list === null) throw new TrainingNotFound();
  return list;
}

/** @throws InvalidInput */
export function checkTitle({ locale }: Context, title: string): void {
  refuseFaults(isBlank(title) ? [required('title')] : [], locale);
}

/** @throws ListPublishingForbidden */
function checkPublishing({ viewer }: Context): void {
  if (!mayPublishList(viewer)) throw new ListPublishingForbidden();
}

/** @throws TooFewSolved when the viewer has solved too few problems of the bank to make a list public. */
async function checkSolved(context: Context): Promise<void> {
  const requirement = await solvedRequirement(context, 'publicListSolvedNeeded');
  if (requirement.solvedCount < requirement.neededCount) throw new TooFewSolved(requirement);
}

function newShareKey(): string {
  return randomBytes(24).toString('base64url');
}
