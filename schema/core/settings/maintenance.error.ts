import { domainError } from '../errors.ts';

/** What scripts know as "try again later". */
const unavailable = 503;

/** The site is read-only for a maintenance; given by every mutation, so no field lists it. */
export const SiteReadOnly = domainError('SITE_READ_ONLY', {
  zh: '网站维护中，目前只能浏览，无法保存任何内容，请在维护结束后重试。',
  en: 'The site is read-only for maintenance, so nothing can be saved. Try again when it is over.',
  rest: unavailable,
});

/** The site is closed for a maintenance to all but super admins; given by every operation, so no field lists it. */
export const SiteClosed = domainError('SITE_CLOSED', {
  zh: '网站维护中，暂时关闭，请在维护结束后访问。',
  en: 'The site is closed for maintenance. Come back when it is over.',
  rest: { http: unavailable, body: unavailable },
});

export const MaintenanceMeetsContests = domainError('MAINTENANCE_MEETS_CONTESTS', {
  description: 'Contests run during the maintenance, and it was not confirmed. Nothing is stored.',
  zh: (titles: readonly string[], count: number) =>
    `维护期间有 ${count} 场比赛进行：${titles.join('、')}。如仍要维护，请确认。`,
  en: (titles, count) => `Contests run meanwhile (${count}): ${titles.join(', ')}. Confirm if you still want to.`,
  data: (titles, count) => ({ titles, count }),
  fields: (t) => ({
    titles: t.exposeStringList('titles', { description: 'Titles of the first of these contests.' }),
    count: t.exposeInt('count', { description: 'How many contests there are.' }),
  }),
});
