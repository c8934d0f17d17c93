import { sentencePart } from '../sentence-part.ts';

export const auditPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/audit/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/audit/en-US.json'),
});
