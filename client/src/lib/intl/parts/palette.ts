import { sentencePart } from '../sentence-part.ts';

export const palettePart = sentencePart({
  'zh-CN': () => import('../../../locales/generated/palette/zh-CN.json'),
  'en-US': () => import('../../../locales/generated/palette/en-US.json'),
});
