import { use, useMemo, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { Locale } from '../preferences/locale-store.ts';
import type { Catalogue } from './intl-provider.tsx';

const loaders: Readonly<Record<Locale, () => Promise<{ readonly default: unknown }>>> = {
  'zh-CN': () => import('../../locales/generated/admin/zh-CN.json'),
  'en-US': () => import('../../locales/generated/admin/en-US.json'),
};

const loading = new Map<Locale, Promise<Catalogue>>();

function loadAdminCatalogue(locale: Locale): Promise<Catalogue> {
  // Written by our own compile step: JSON imports have no narrower type than what is in the file.
  const catalogue = loading.get(locale) ?? loaders[locale]().then((module) => module.default as Catalogue);
  loading.set(locale, catalogue);
  return catalogue;
}

/** Adds the sentences of the management pages, which only few readers need, to those of every page. Suspends until they are there. */
export function AdminSentences({ children }: { readonly children: ReactNode }) {
  const { locale, defaultLocale, messages } = useIntl();
  const admin = use(loadAdminCatalogue(locale === 'zh-CN' ? 'zh-CN' : 'en-US'));
  // Both are parsed: our provider sets no other kind.
  const all = useMemo(() => ({ ...(messages as Catalogue), ...admin }), [messages, admin]);
  return (
    <IntlProvider locale={locale} defaultLocale={defaultLocale} messages={all}>
      {children}
    </IntlProvider>
  );
}
