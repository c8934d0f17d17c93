import type { Locale } from '../preferences/locale-store.ts';
import type { Catalogue } from './intl-provider.tsx';

/** Sentences that other pages do not need, in a catalogue of their own. Each part is a module of `parts/`. */
export interface SentencePart {
  /** The catalogue; fetched once for each language, and again when that failed. */
  load(locale: Locale): Promise<Catalogue>;
}

/** Makes a part of what fetches its catalogues. */
export function sentencePart(
  loaders: Readonly<Record<Locale, () => Promise<{ readonly default: unknown }>>>,
): SentencePart {
  const loading = new Map<Locale, Promise<Catalogue>>();
  return {
    load(locale) {
      const known = loading.get(locale);
      if (known !== undefined) return known;
      // Written by our own compile step: JSON imports have no narrower type than what is in the file.
      const fetched = loaders[locale]().then((module) => module.default as Catalogue);
      loading.set(locale, fetched);
      fetched.then(
        // React's `use` reads it then without suspending.
        (value) => Object.assign(fetched, { status: 'fulfilled', value }),
        () => loading.delete(locale),
      );
      return fetched;
    },
  };
}
