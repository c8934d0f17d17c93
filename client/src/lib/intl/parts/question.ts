import { sentencePart } from '../sentence-part.ts';

export const questionPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/question/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/question/en-US.json'),
});
