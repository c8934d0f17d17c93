import { sentencePart } from '../sentence-part.ts';

export const problemPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/problem/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/problem/en-US.json'),
});
