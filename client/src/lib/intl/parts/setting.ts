import { sentencePart } from '../sentence-part.ts';

export const settingPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/setting/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/setting/en-US.json'),
});
