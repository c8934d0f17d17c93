import { z } from 'zod';

const wrongAddress = {
  'zh-CN': '请填写以 http:// 或 https:// 开头的网址，或以 / 开头的站内地址。',
  'en-US': 'This must be an address that begins with http:// or https://, or a path of this site that begins with /.',
};

/** Where a link may lead: an http(s) address, or a path of this site. Never a script. */
export function isWebAddress(text: string): boolean {
  if (text.startsWith('/')) return !/^\/[/\\]/.test(text);
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** A link that admins give. */
export const webAddress = z
  .string()
  .trim()
  .max(500)
  .refine(isWebAddress, { params: { sentence: wrongAddress } });
