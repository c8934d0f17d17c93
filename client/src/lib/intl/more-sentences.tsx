import { use, useMemo, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { locales } from '../preferences/locale-store.ts';
import type { Catalogue } from './intl-provider.tsx';
import type { SentencePart } from './sentence-part.ts';

/** Adds the sentences of a part to those of every page. Suspends until they are there. */
export function MoreSentences({ part, children }: { readonly part: SentencePart; readonly children: ReactNode }) {
  const { locale, defaultLocale, messages } = useIntl();
  const more = use(part.load(locales.find((known) => known === locale) ?? locales[0]));
  // Both are parsed: our provider sets no other kind.
  const all = useMemo(() => ({ ...(messages as Catalogue), ...more }), [messages, more]);
  return (
    <IntlProvider locale={locale} defaultLocale={defaultLocale} messages={all}>
      {children}
    </IntlProvider>
  );
}
