import { sentencePart } from '../sentence-part.ts';

export const batchPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/batch/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/batch/en-US.json'),
});
