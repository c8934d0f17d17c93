import { sentencePart } from '../sentence-part.ts';

export const groupPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/group/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/group/en-US.json'),
});
