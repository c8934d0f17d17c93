import { domainError } from '../errors.ts';

export const SettingsChanged = domainError('SETTINGS_CHANGED', {
  description: 'Others have changed some of these settings since the version that was read. Nothing is stored.',
  zh: (keys: readonly string[]) => `这些设置刚刚被他人修改：${keys.join('、')}。请核对新的值后再保存。`,
  en: (keys) =>
    `Others have changed these settings meanwhile: ${keys.join(', ')}. Check the new values and save again.`,
  data: (keys) => ({ keys }),
  fields: (t) => ({ keys: t.exposeStringList('keys', { description: 'Settings that others have changed.' }) }),
});

export const SettingChangeNotFound = domainError('SETTING_CHANGE_NOT_FOUND', {
  description: 'There is no such change, or it is of a secret, whose values are not kept.',
  zh: '没有这条修改记录，或者它属于不保留旧值的设置。',
  en: 'There is no such change, or its setting keeps no former values.',
  rest: 404,
});
