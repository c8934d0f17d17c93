import { sentencePart } from '../sentence-part.ts';

export const commentPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/comment/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/comment/en-US.json'),
});
