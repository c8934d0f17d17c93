import { sentencePart } from '../sentence-part.ts';

export const peoplePart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/people/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/people/en-US.json'),
});
