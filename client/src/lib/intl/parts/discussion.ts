import { sentencePart } from '../sentence-part.ts';

export const discussionPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/discussion/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/discussion/en-US.json'),
});
