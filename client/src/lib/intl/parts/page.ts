import { sentencePart } from '../sentence-part.ts';

export const pagePart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/page/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/page/en-US.json'),
});
