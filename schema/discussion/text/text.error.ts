import { domainError } from '../../core/errors.ts';

export const TextChanged = domainError('TEXT_CHANGED', {
  description: 'Its author saved the text since the form was opened, such as in another tab; nothing was written.',
  zh: '您打开表单后，该内容已在其他页面保存了新版本，您这次的修改尚未保存。请查看新版本后再保存。',
  en: 'You saved a newer version in another tab since you opened this form. Nothing is saved yet: compare, then save.',
  data: (writtenAt: Date) => ({ writtenAt }),
  fields: (t) => ({
    writtenAt: t.expose('writtenAt', { type: 'DateTime', description: 'When the newer version was saved.' }),
  }),
});
