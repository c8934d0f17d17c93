import { sentencePart } from '../sentence-part.ts';

export const helpPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/help/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/help/en-US.json'),
});
