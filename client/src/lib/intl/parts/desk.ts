import { sentencePart } from '../sentence-part.ts';

export const deskPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/desk/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/desk/en-US.json'),
});
