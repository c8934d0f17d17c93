import { sentencePart } from '../sentence-part.ts';

export const bulkPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/bulk/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/bulk/en-US.json'),
});
