import { onStoredElsewhere, readStored, writeStored } from '../store/local-storage.ts';
import { createStore } from '../store/store.ts';

/** The languages of the site, in the order the switch shows them. */
export const locales = ['zh-CN', 'en-US'] as const;
export type Locale = (typeof locales)[number];

/** How a language calls itself: the same in every language, so not in the catalogues. */
export const localeNames: Readonly<Record<Locale, string>> = {
  'zh-CN': '\u7b80\u4f53\u4e2d\u6587',
  'en-US': 'English',
};

const localeKey = 'Web_Language';

/**
 * The language to start with: the stored preference, else the first of the browser's languages that is one of ours,
 * else Chinese.
 */
export function chooseLocale(stored: string | null, browserLanguages: readonly string[]): Locale {
  if (isLocale(stored)) return stored;
  for (const language of browserLanguages) {
    const base = language.toLowerCase().split('-')[0];
    if (base === 'zh') return 'zh-CN';
    if (base === 'en') return 'en-US';
  }
  return 'zh-CN';
}

function isLocale(value: string | null): value is Locale {
  return value === 'zh-CN' || value === 'en-US';
}

/** The language of the page. */
export const localeStore = createStore(chooseLocale(readStored(localeKey), navigator.languages));
onStoredElsewhere(localeKey, () => localeStore.set(chooseLocale(readStored(localeKey), navigator.languages)));

/** Changes the language, here and for the next visit. */
export function setLocale(locale: Locale): void {
  writeStored(localeKey, locale);
  localeStore.set(locale);
}
