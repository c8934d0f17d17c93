import { sentencePart } from '../sentence-part.ts';

export const ceremonyPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/ceremony/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/ceremony/en-US.json'),
});
