import type { Context, Services } from '../../core/context.ts';
import { changeSettings } from '../../core/settings/change-settings.service.ts';
import { drawFortune, fortuneSchema, type Fortune, type FortuneLists } from '../../core/settings/fortune.ts';
import { dayAfter, dayOf } from '../../core/settings/site-day.ts';
import { readSettings, siteConfig } from '../../core/settings/site.service.ts';

/** How a user stands with today's check-in. */
export interface CheckInState {
  /** Today in the time zone of the site, YYYY-MM-DD. */
  readonly day: string;
  /** Days in a row up to today, or up to yesterday while today is open. */
  readonly streak: number;
  /** Null: not yet today. */
  readonly fortune: Fortune | null;
}

/** A day as the database writes it. */
function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** How a user stands today. One query. */
export async function readCheckIn(
  context: Pick<Context, 'db' | 'cache' | 'now'>,
  userId: string,
): Promise<CheckInState> {
  const { timeZone } = await siteConfig(context);
  const today = dayOf(context.now, timeZone);
  const last = await context.db.checkIn.findFirst({
    where: { userId, day: { gte: dateOf(dayAfter(today, -1)), lte: dateOf(today) } },
    orderBy: { day: 'desc' },
    select: { day: true, streak: true, fortune: true },
  });
  if (last === null) return { day: today, streak: 0, fortune: null };
  const isToday = last.day.getTime() === dateOf(today).getTime();
  return { day: today, streak: last.streak, fortune: isToday ? fortuneSchema.parse(last.fortune) : null };
}

/** Checks a user in for today. Again on the same day it changes nothing and answers the same. */
export async function checkIn(context: Pick<Context, 'db' | 'cache' | 'now'>, userId: string): Promise<CheckInState> {
  const { db, now } = context;
  const state = await readCheckIn(context, userId);
  if (state.fortune !== null) return state;
  const fortune = drawFortune(await readFortuneLists(context), userId, state.day);
  const row = { userId, day: dateOf(state.day), streak: state.streak + 1, fortune, createdAt: now };
  const { count } = await db.checkIn.createMany({ data: [row], skipDuplicates: true });
  // Another request of the same moment was first: what it stored stands.
  return count === 0 ? readCheckIn(context, userId) : { ...state, streak: row.streak, fortune };
}

/** The lists as they stand. */
export async function readFortuneLists({ db }: Pick<Services, 'db'>): Promise<FortuneLists> {
  const { checkInSigns, checkInGood, checkInBad } = await readSettings(db, [
    'checkInSigns',
    'checkInGood',
    'checkInBad',
  ]);
  return { signs: checkInSigns, good: checkInGood, bad: checkInBad };
}

/** Replaces the lists that are given; what was drawn before stays. @throws InvalidInput */
export async function changeFortuneLists(
  context: Context,
  { signs, good, bad }: Partial<FortuneLists>,
): Promise<FortuneLists> {
  await changeSettings(context, { checkInSigns: signs, checkInGood: good, checkInBad: bad });
  return readFortuneLists(context);
}
