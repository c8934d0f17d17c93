import type { Locale } from '../preferences/locale-store.ts';

/** Names as a list without "and": "A, B" in English, "A、B" in Chinese. */
export function joinList(names: Iterable<string>, locale: Locale): string {
  return new Intl.ListFormat(locale, { style: 'narrow' }).format(names);
}
