import { z } from 'zod';
import type { Sentence } from '../../core/errors.ts';
import { dayOf } from '../../core/settings/site-day.ts';
import type { Fault } from '../../problem/editing/fault.ts';

/** How the day of the first contest of a new term is given. */
export const firstDay = {
  description: 'Day of the first contest, YYYY-MM-DD in the time zone of the site; null: as it was.',
  validate: z.iso.date().refine((day) => day >= '2000-01-01' && day < '2100-01-01', {
    params: {
      sentence: {
        'zh-CN': '请选择 2000 年到 2099 年之间的日期。',
        'en-US': 'Choose a day between 2000 and 2099.',
      },
    },
  }),
};

/** Where each day ends last: the time zone of the reader is not known, and the page compares with their today. */
const lastTimeZone = 'Etc/GMT+12';
const past: Sentence = {
  'zh-CN': '该日期已过，请为第一场比赛选择今天或之后的日期。',
  'en-US': 'This day is over. Choose today or a later day for the first contest.',
};

/** A first day that is over everywhere: contests would end before the term is made. @param day null: there is none. */
export function firstDayFaults(day: string | null, now: Date): Fault[] {
  return day !== null && day < dayOf(now, lastTimeZone) ? [{ path: 'firstDay', sentence: past }] : [];
}
