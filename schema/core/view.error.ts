import { domainError } from './errors.ts';

/** Given by every mutation and upload in a view, and by reads of secrets; no field lists it. */
export const NotInView = domainError('NOT_IN_VIEW', {
  zh: '当前为查看模式：只能浏览，不能做任何更改，也不显示私密信息。请先结束查看。',
  en: 'This is a view of the site: nothing can be changed, and secrets are not shown. End the view first.',
  rest: 403,
});
