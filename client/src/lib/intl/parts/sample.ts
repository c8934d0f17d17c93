import { sentencePart } from '../sentence-part.ts';

export const samplePart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/sample/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/sample/en-US.json'),
});
