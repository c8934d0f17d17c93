import { sentencePart } from '../sentence-part.ts';

export const comparedPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/compared/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/compared/en-US.json'),
});
