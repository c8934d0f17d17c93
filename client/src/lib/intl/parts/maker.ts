import { sentencePart } from '../sentence-part.ts';

export const makerPart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/maker/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/maker/en-US.json'),
});
