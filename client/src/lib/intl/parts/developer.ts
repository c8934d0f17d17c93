import { sentencePart } from '../sentence-part.ts';

export const developerPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/developer/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/developer/en-US.json'),
});
