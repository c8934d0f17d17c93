import type { Context, Transaction } from '../../core/context.ts';
import { dayOf } from '../../core/settings/site-day.ts';
import { siteConfig } from '../../core/settings/site.service.ts';
import { candidatesFor } from '../../training/manage/training-problem-list.service.ts';
import { requireInGroup } from '../core/find-group.service.ts';
import { maxTermItems, TermTooLarge } from './term.error.ts';

/** A contest of a group, and when it takes place in the new term. */
export interface TermContest {
  readonly id: number;
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly newStartsAt: Date;
  readonly newEndsAt: Date;
  readonly problemCount: number;
}

/** A training of a group. */
export interface TermTraining {
  readonly id: number;
  readonly title: string;
  readonly problemCount: number;
  /** Problems that the list of another group cannot hold. */
  readonly leftOutCount: number;
}

/** What a new term of a group is made of. */
export interface TermPlan {
  readonly groupId: number;
  /** Of the first contest, in the time zone of the site; null: there is no contest. */
  readonly firstDay: string | null;
  readonly contests: readonly TermContest[];
  readonly trainings: readonly TermTraining[];
}

interface TermRequest {
  readonly groupId: number;
  /** Day of the first contest in the new term; null: as it was. */
  readonly firstDay: string | null;
}

/** What a new term would be made of. Nothing is written. @throws GroupNotFound, GroupActForbidden, TermTooLarge */
export async function planTerm(context: Context, request: TermRequest): Promise<TermPlan> {
  await requireInGroup(context, request.groupId, 'group.edit');
  return readTerm(context.db, await siteConfig(context), request);
}

/** Contests in the order of their starts, and trainings in that of the list. @throws TermTooLarge */
export async function readTerm(
  db: Context['db'] | Transaction,
  { timeZone }: { readonly timeZone: string },
  { groupId, firstDay }: TermRequest,
): Promise<TermPlan> {
  const [contests, trainings] = await Promise.all([
    db.contest.findMany({
      where: { groupId },
      orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
      take: maxTermItems + 1,
      select: { id: true, title: true, startsAt: true, endsAt: true, _count: { select: { problems: true } } },
    }),
    db.training.findMany({
      where: { groupId, kind: 'TRAINING' },
      orderBy: [{ rank: 'asc' }, { id: 'desc' }],
      take: maxTermItems + 1,
      select: { id: true, title: true, _count: { select: { problems: true } } },
    }),
  ]);
  if (contests.length > maxTermItems || trainings.length > maxTermItems) throw new TermTooLarge();
  const held = await heldCounts(
    db,
    trainings.map(({ id }) => id),
  );
  const [first] = contests;
  const was = first === undefined ? null : dayOf(first.startsAt, timeZone);
  const starts = await newStarts(db, contests, {
    timeZone,
    days: was === null ? 0 : daysBetween(was, firstDay ?? was),
  });
  return {
    groupId,
    firstDay: was,
    contests: contests.map(({ _count, ...contest }) => {
      const newStartsAt = starts.get(contest.id) ?? contest.startsAt;
      const lengthMs = contest.endsAt.getTime() - contest.startsAt.getTime();
      return {
        ...contest,
        newStartsAt,
        newEndsAt: new Date(newStartsAt.getTime() + lengthMs),
        problemCount: _count.problems,
      };
    }),
    trainings: trainings.map(({ id, title, _count }) => {
      const problemCount = held.get(id) ?? 0;
      return { id, title, problemCount, leftOutCount: _count.problems - problemCount };
    }),
  };
}

/** Problems of each training that a list of a new group can hold. */
async function heldCounts(db: Context['db'] | Transaction, trainingIds: number[]): Promise<Map<number, number>> {
  const rows = await db.trainingProblem.groupBy({
    by: ['trainingId'],
    where: { trainingId: { in: trainingIds }, problem: candidatesFor(null) },
    _count: { _all: true },
  });
  return new Map(rows.map(({ trainingId, _count }) => [trainingId, _count._all]));
}

/** Starts so many days later, at the same time of day by the clocks of the site, which may have changed between. */
async function newStarts(
  db: Context['db'] | Transaction,
  contests: readonly { readonly id: number }[],
  { timeZone, days }: { readonly timeZone: string; readonly days: number },
): Promise<Map<number, Date>> {
  const rows = await db.$queryRaw<{ id: number; startsAt: Date }[]>`
    SELECT id, (starts_at AT TIME ZONE ${timeZone} + ${days}::int * interval '1 day') AT TIME ZONE ${timeZone}
      AS "startsAt"
    FROM contest WHERE id = ANY(${contests.map(({ id }) => id)}::int[])`;
  return new Map(rows.map(({ id, startsAt }) => [id, startsAt]));
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
