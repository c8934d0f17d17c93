import { sentencePart } from '../sentence-part.ts';

export const contestPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/contest/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/contest/en-US.json'),
});
