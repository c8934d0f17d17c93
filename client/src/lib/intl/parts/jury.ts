import { sentencePart } from '../sentence-part.ts';

export const juryPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/jury/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/jury/en-US.json'),
});
