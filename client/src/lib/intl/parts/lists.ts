import { sentencePart } from '../sentence-part.ts';

export const listsPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/lists/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/lists/en-US.json'),
});
