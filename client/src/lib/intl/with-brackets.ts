import type { Locale } from '../preferences/locale-store.ts';

/** A name with what is said of it in brackets: full-width, without a space, in Chinese. */
export function withBrackets(name: string, more: string | number, locale: Locale): string {
  return locale === 'zh-CN' ? `${name}（${more}）` : `${name} (${more})`;
}
