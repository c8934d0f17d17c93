import { sentencePart } from '../sentence-part.ts';

export const maintenancePart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/maintenance/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/maintenance/en-US.json'),
});
