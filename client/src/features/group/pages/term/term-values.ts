import { faultsOf, type Fault, type Faults } from '../../../../lib/form/entrance-fields.ts';
import { formatDay } from '../../../../lib/format/figures.ts';
import { message } from '../../../../lib/intl/message.ts';
import { nameFaults } from '../form/group-values.ts';
import type { GroupTermPlanQuery } from './term.generated.ts';

export type TermPlan = NonNullable<GroupTermPlanQuery['groupTermPlan']>;

export const termFields = ['name', 'shortName', 'firstDay'] as const;
export type TermField = (typeof termFields)[number];

/** Is this a day that the server takes? A date is typed digit by digit. */
function isDay(text: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text);
}

/** What is wrong with the form. Only contests have a first day. */
export function termFaults(
  { name, shortName, firstDay }: Readonly<Record<TermField, string>>,
  hasContests: boolean,
): Faults<TermField> {
  return faultsOf({
    ...nameFaults({ name, shortName }),
    firstDay: hasContests ? dayFault(firstDay) : null,
  });
}

/**
 * A day of the reader by the clock of the site, which contests move by: where the reader is elsewhere, the first
 * contest may be on another day there.
 */
export function siteDay(day: string, { firstDay, contests }: Pick<TermPlan, 'firstDay' | 'contests'>): string {
  const [first] = contests;
  if (first === undefined || firstDay === null) return day;
  const ahead = Date.parse(firstDay) - Date.parse(formatDay(new Date(first.startsAt)));
  return new Date(Date.parse(day) + ahead).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** What is wrong with a first day: contests cannot begin before today, as the reader's calendar has it. */
export function dayFault(day: string): Fault | null {
  if (!isDay(day)) return message({ id: 'group.term.fault.firstDay' });
  return day < formatDay(new Date()) ? message({ id: 'group.term.fault.pastDay' }) : null;
}
