import { z } from 'zod';

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
