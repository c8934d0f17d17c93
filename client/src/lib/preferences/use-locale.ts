import { useStore } from '../store/store.ts';
import { localeStore, type Locale } from './locale-store.ts';

/** The language of the page, for what the server words: titles, statements. */
export function useLocale(): Locale {
  return useStore(localeStore);
}
