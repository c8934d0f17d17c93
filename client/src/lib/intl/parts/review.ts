import { sentencePart } from '../sentence-part.ts';

export const reviewPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/review/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/review/en-US.json'),
});
