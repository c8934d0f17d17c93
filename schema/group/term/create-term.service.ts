import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { copyContest } from '../../contest/manage/manage-contest.service.ts';
import { auditBy } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { siteConfig } from '../../core/settings/site.service.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { refuseFullGroup } from '../../place/group-quota.service.ts';
import { refuseFaults } from '../../problem/editing/fault.ts';
import { lockCandidates } from '../../training/manage/append-problems.service.ts';
import { copyParts } from '../../training/personal/copy-training.service.ts';
import { requireInGroup } from '../core/find-group.service.ts';
import { staffMembership } from '../core/group.rule.ts';
import { createGroup } from '../manage/create-group.service.ts';
import { newGroupCode } from '../manage/group-form.ts';
import { tellOfGroup } from '../member/group-news.service.ts';
import { GroupMemberNotFound } from '../member/member.error.ts';
import { firstDayFaults } from './first-day.ts';
import { readTerm, type TermContest } from './term-plan.service.ts';

/** A new term of a group. */
export interface NewTerm {
  readonly groupId: number;
  /** Of the new group. */
  readonly name: string;
  readonly shortName: string;
  /** Day of its first contest; null: as it was. */
  readonly firstDay: string | null;
  /** Admins, roots and members with rights who are taken over, with their level and rights. */
  readonly staffIds: readonly string[];
  readonly hasAnnouncements: boolean;
}

interface Copying {
  readonly from: number;
  readonly to: number;
  readonly authorId: string;
}

/**
 * Creates a group of the viewer like another one, in one transaction: what it says of itself, labels of classes,
 * categories, trainings, and contests at their new times. Nothing of members, submissions and results is taken over.
 * Problems of the group stay where they are: contests refer to them, lists leave them out.
 *
 * @returns id of the new group
 * @throws InvalidInput on a first day that is over, GroupNotFound, GroupActForbidden, GroupMemberNotFound, GroupFull,
 *   TermTooLarge, and as `createGroup`
 */
export async function createTerm(context: Context, term: NewTerm): Promise<number> {
  const { viewer, now, locale } = context;
  const { groupId: from, name, shortName, staffIds, firstDay } = term;
  const old = await requireInGroup(context, from, 'group.edit');
  const { brief, description, access, code, isVisible, avatarSha256, avatarUrl } = old;
  const authorId = userIdOf(viewer);
  const config = await siteConfig(context);
  // The old code is known to those who have left.
  const newCode = code === null ? null : newGroupCode();
  const group = { name, shortName, brief, description, access, code: newCode, isVisible };
  return createGroup(context, group, async (tx, to) => {
    const copying = { from, to, authorId };
    const { contests, trainings, firstDay: wasFirst } = await readTerm(tx, config, { groupId: from, firstDay });
    if (contests.length > 0) refuseFaults(firstDayFaults(firstDay ?? wasFirst, now), locale);
    await tx.group.update({ where: { id: to }, data: { avatarSha256, avatarUrl }, select: { id: true } });
    await takeStaff(tx, context, { ...copying, name, userIds: staffIds });
    await copyLabels(tx, copying);
    await copyTrainings(
      tx,
      copying,
      trainings.map(({ id }) => id),
    );
    for (const contest of contests) await moveContest(tx, copying, contest);
    if (term.hasAnnouncements) await copyAnnouncements(tx, copying);
    await auditBy(context, tx, {
      action: 'group.createTerm',
      target: { kind: 'GROUP', id: to },
      groupId: from,
      after: { name, contests: contests.length, trainings: trainings.length },
    });
  });
}

async function takeStaff(
  tx: Transaction,
  context: Context,
  { from, to, authorId, name, userIds }: Copying & { readonly name: string; readonly userIds: readonly string[] },
): Promise<void> {
  const wanted = [...new Set(userIds)].filter((id) => id !== authorId);
  const staff = await tx.groupMember.findMany({
    where: { groupId: from, userId: { in: wanted }, ...staffMembership },
    select: { userId: true, level: true, rights: true },
  });
  if (staff.length < wanted.length) throw new GroupMemberNotFound();
  await refuseFullGroup(context, tx, to, staff.length);
  const at = { createdAt: context.now, updatedAt: context.now };
  await tx.groupMember.createMany({ data: staff.map((member) => ({ ...member, ...at, groupId: to })) });
  for (const { userId, level: own } of staff)
    await tellOfGroup(tx, context, {
      news: 'LEVEL_CHANGED',
      group: { id: to, name },
      recipientIds: [userId],
      level: own,
    });
}

/** Classes without anybody in them, and categories. */
async function copyLabels(tx: Transaction, { from, to }: Copying): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO group_class (group_id, name, name_key, color)
    SELECT ${to}::int, name, name_key, color FROM group_class WHERE group_id = ${from} ORDER BY id`;
  await tx.$executeRaw`
    INSERT INTO discussion_category (group_id, name, english_name, position, is_help, updated_at)
    SELECT ${to}::int, name, english_name, position, is_help, now()
    FROM discussion_category WHERE group_id = ${from} ORDER BY id`;
  await tx.$executeRaw`
    INSERT INTO training_category (group_id, name, color, updated_at)
    SELECT ${to}::int, name, color, now() FROM training_category WHERE group_id = ${from} ORDER BY id`;
}

async function copyTrainings(tx: Transaction, { from, to, authorId }: Copying, ids: readonly number[]): Promise<void> {
  const categories = await tx.trainingCategory.findMany({
    where: { groupId: { in: [from, to] } },
    select: { id: true, name: true, groupId: true },
  });
  const categoryOf = (id: number | null) => {
    const own = categories.find((each) => each.id === id);
    // Categories of the site are for all groups.
    if (own === undefined) return id;
    return categories.find(({ groupId, name }) => groupId === to && name === own.name)?.id ?? null;
  };
  const present = await tx.trainingProblem.findMany({
    where: { trainingId: { in: [...ids] } },
    select: { problemId: true },
  });
  // Problems before trainings, as all changes of lists lock them.
  const problems = await lockCandidates(
    tx,
    present.map(({ problemId }) => problemId),
  );
  const trainings = await tx.training.findMany({
    where: { id: { in: [...ids] } },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      title: true,
      description: true,
      translations: true,
      access: true,
      password: true,
      rank: true,
      isVisible: true,
      categoryId: true,
      licence: true,
      source: true,
    },
  });
  for (const { id, categoryId, translations, ...training } of trainings) {
    const copy = await tx.training.create({
      data: {
        ...training,
        translations: translations ?? {},
        categoryId: categoryOf(categoryId),
        groupId: to,
        authorId,
      },
      select: { id: true },
    });
    await copyParts(tx, { from: id, to: copy.id, problemIds: [...problems.keys()] });
  }
}

async function moveContest(
  tx: Transaction,
  { to: groupId, authorId }: Copying,
  { id, startsAt, newStartsAt, newEndsAt }: TermContest,
): Promise<void> {
  const { sealsAt } = await tx.contest.findUniqueOrThrow({ where: { id }, select: { sealsAt: true } });
  await copyContest(tx, id, {
    groupId,
    authorId,
    startsAt: newStartsAt,
    endsAt: newEndsAt,
    sealsAt: sealsAt === null ? null : new Date(newStartsAt.getTime() + sealsAt.getTime() - startsAt.getTime()),
  });
}

/** The newest last, as they were written. */
async function copyAnnouncements(tx: Transaction, { from, to, authorId }: Copying): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO announcement (group_id, title, content, is_visible, author_id, updated_at)
    SELECT ${to}::int, title, content, is_visible, ${authorId}::bpchar, now()
    FROM announcement WHERE group_id = ${from} ORDER BY id`);
}
