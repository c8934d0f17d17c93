import { sentencePart } from '../sentence-part.ts';

export const adminPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/admin/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/admin/en-US.json'),
});
