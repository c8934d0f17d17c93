import { sentencePart } from '../sentence-part.ts';

export const trainingPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/training/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/training/en-US.json'),
});
