import { sentencePart } from '../sentence-part.ts';

export const editorialPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/editorial/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/editorial/en-US.json'),
});
