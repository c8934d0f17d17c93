import { sentencePart } from '../sentence-part.ts';

export const ticketPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/ticket/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/ticket/en-US.json'),
});
