import { sentencePart } from '../sentence-part.ts';

export const exportPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/export/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/export/en-US.json'),
});
