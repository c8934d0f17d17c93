import { sentencePart } from '../sentence-part.ts';

export const remotePart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/remote/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/remote/en-US.json'),
});
