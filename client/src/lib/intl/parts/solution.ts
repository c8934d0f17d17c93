import { sentencePart } from '../sentence-part.ts';

export const solutionPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/solution/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/solution/en-US.json'),
});
