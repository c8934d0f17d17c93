import { sentencePart } from '../sentence-part.ts';

export const settingsPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/settings/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/settings/en-US.json'),
});
