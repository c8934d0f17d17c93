import { sentencePart } from '../sentence-part.ts';

export const usersPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/users/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/users/en-US.json'),
});
