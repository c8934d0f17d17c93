import { sentencePart } from '../sentence-part.ts';

export const submissionPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/submission/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/submission/en-US.json'),
});
