import { sentencePart } from '../sentence-part.ts';

export const tablePart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/table/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/table/en-US.json'),
});
