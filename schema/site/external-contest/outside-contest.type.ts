import { builder } from '../../core/builder.ts';
import { pageObject } from '../../core/page.ts';
import type { OutsideContestRow } from './outside-contest.service.ts';

export const OutsideContestType = builder.objectRef<OutsideContestRow>('OutsideContest').implement({
  description: 'A contest on another site, as admins wrote it down.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    title: t.exposeString('title'),
    site: t.exposeString('site', { description: 'Such as Codeforces.' }),
    url: t.exposeString('url'),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', nullable: true, description: 'Null: not known.' }),
  }),
});

export const OutsideContestPage = pageObject('OutsideContestPage', OutsideContestType);
