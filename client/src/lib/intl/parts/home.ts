import { sentencePart } from '../sentence-part.ts';

export const homePart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/home/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/home/en-US.json'),
});
