import { use, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { LOCALES, type Locale } from '../preferences/locale-store.ts';
import type { Catalogue } from './intl-provider.tsx';

const loaders: Readonly<Record<Locale, () => Promise<{ readonly default: unknown }>>> = {
  'zh-CN': () => import('../../locales/generated/zh-CN.admin.json'),
  'en-US': () => import('../../locales/generated/en-US.admin.json'),
};

const loading = new Map<Locale, Promise<Catalogue>>();

function adminCatalogue(locale: Locale): Promise<Catalogue> {
  const known = loading.get(locale);
  if (known !== undefined) return known;
  // Written by our own compile step: JSON imports have no narrower type than what is in the file.
  const fetched = loaders[locale]().then((module) => module.default as Catalogue);
  loading.set(locale, fetched);
  fetched.catch(() => loading.delete(locale));
  return fetched;
}

/** Adds the sentences that only super admins read (scripts/split-catalogues.ts); waits for them by the suspense around it. */
export function AdminIntl({ children }: { readonly children: ReactNode }) {
  const { locale, messages } = useIntl();
  const catalogue = use(adminCatalogue(LOCALES.find((known) => known === locale) ?? LOCALES[0]));
  return (
    <IntlProvider locale={locale} defaultLocale={LOCALES[0]} messages={{ ...(messages as Catalogue), ...catalogue }}>
      {children}
    </IntlProvider>
  );
}
