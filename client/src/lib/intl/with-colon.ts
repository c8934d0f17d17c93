import type { Locale } from '../preferences/locale-store.ts';

/** A label with the colon that joins it to its value: full-width, without a space, in Chinese. */
export function withColon(label: string, locale: Locale): string {
  return locale === 'zh-CN' ? `${label}：` : `${label}: `;
}
