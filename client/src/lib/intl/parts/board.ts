import { sentencePart } from '../sentence-part.ts';

export const boardPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/board/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/board/en-US.json'),
});
