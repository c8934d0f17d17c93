import { sentencePart } from '../sentence-part.ts';

export const authorPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/author/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/author/en-US.json'),
});
