import { sentencePart } from '../sentence-part.ts';

export const moderationPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/moderation/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/moderation/en-US.json'),
});
