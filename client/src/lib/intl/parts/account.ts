import { sentencePart } from '../sentence-part.ts';

export const accountPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/account/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/account/en-US.json'),
});
