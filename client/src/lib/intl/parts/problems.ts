import { sentencePart } from '../sentence-part.ts';

export const problemsPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/problems/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/problems/en-US.json'),
});
