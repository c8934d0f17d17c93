import { domainError } from '../../core/errors.ts';

export const NotContestMaker = domainError('NOT_CONTEST_MAKER', {
  description: 'The viewer may not create contests in this place.',
  zh: '您没有在此创建比赛的权限，请联系管理员。',
  en: 'You may not create contests here. Ask an admin of the site or of the group.',
  rest: 403,
});

export const ContestChanged = domainError('CONTEST_CHANGED', {
  description: 'Somebody changed the contest since its form was opened; nothing was written.',
  zh: '该比赛在您编辑期间已被修改，您的内容尚未保存。请对照新的版本后再保存。',
  en:
    'Somebody changed the contest while you were editing. Nothing of yours is saved yet: ' +
    'compare with the new version, then save again.',
  data: (current: { readonly changedAt: Date; readonly currentVersion: number }) => current,
  fields: (t) => ({
    changedAt: t.expose('changedAt', { type: 'DateTime' }),
    currentVersion: t.exposeInt('currentVersion'),
  }),
});
