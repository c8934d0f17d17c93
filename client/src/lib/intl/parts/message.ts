import { sentencePart } from '../sentence-part.ts';

export const messagePart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/message/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/message/en-US.json'),
});
