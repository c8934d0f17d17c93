import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { IntlProvider, type MessageFormatElement } from 'react-intl';
import { locales, localeStore, type Locale } from '../preferences/locale-store.ts';
import { useStore } from '../store/store.ts';

/** A catalogue as `formatjs compile --ast` writes it: parsed, so that no parser need be sent to the browser. */
export type Catalogue = Record<string, MessageFormatElement[]>;

const loaders: Readonly<Record<Locale, () => Promise<{ readonly default: unknown }>>> = {
  'zh-CN': () => import('../../locales/generated/zh-CN.json'),
  'en-US': () => import('../../locales/generated/en-US.json'),
};

/** Fetches the catalogue of a language. */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const module = await loaders[locale]();
  // Written by our own compile step: JSON imports have no narrower type than what is in the file.
  return module.default as Catalogue;
}

interface LoadedLocale {
  readonly locale: Locale;
  readonly catalogue: Catalogue;
}

/** Gives the page its sentences; on a switch the old language stays until the new one is there. */
export function PageIntlProvider({
  initial,
  children,
}: {
  readonly initial: LoadedLocale;
  readonly children: ReactNode;
}) {
  const wanted = useStore(localeStore);
  const [loaded, setLoaded] = useState(initial);

  useEffect(() => {
    if (wanted === loaded.locale) return undefined;
    let isCurrent = true;
    void loadCatalogue(wanted).then((catalogue) => {
      // The page stays as it is while parts of it wait for their own catalogues.
      if (isCurrent) startTransition(() => setLoaded({ locale: wanted, catalogue }));
    });
    return () => {
      isCurrent = false;
    };
  }, [wanted, loaded.locale]);

  useEffect(() => {
    document.documentElement.lang = loaded.locale;
  }, [loaded.locale]);

  return (
    <IntlProvider locale={loaded.locale} defaultLocale={locales[0]} messages={loaded.catalogue}>
      {children}
    </IntlProvider>
  );
}
