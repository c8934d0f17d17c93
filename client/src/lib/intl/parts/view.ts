import { sentencePart } from '../sentence-part.ts';

export const viewPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/view/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/view/en-US.json'),
});
