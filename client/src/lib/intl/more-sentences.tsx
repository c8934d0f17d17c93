import { use, useMemo, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { LOCALES, type Locale } from '../preferences/locale-store.ts';
import type { Catalogue } from './intl-provider.tsx';

/** Parts of the product whose sentences other pages do not need, each with a catalogue of its own. */
const loaders = {
  account: {
    'zh-CN': () => import('../../locales/generated/account/zh-CN.json'),
    'en-US': () => import('../../locales/generated/account/en-US.json'),
  },
  admin: {
    'zh-CN': () => import('../../locales/generated/admin/zh-CN.json'),
    'en-US': () => import('../../locales/generated/admin/en-US.json'),
  },
  author: {
    'zh-CN': () => import('../../locales/generated/author/zh-CN.json'),
    'en-US': () => import('../../locales/generated/author/en-US.json'),
  },
  batch: {
    'zh-CN': () => import('../../locales/generated/batch/zh-CN.json'),
    'en-US': () => import('../../locales/generated/batch/en-US.json'),
  },
  developer: {
    'zh-CN': () => import('../../locales/generated/developer/zh-CN.json'),
    'en-US': () => import('../../locales/generated/developer/en-US.json'),
  },
  help: {
    'zh-CN': () => import('../../locales/generated/help/zh-CN.json'),
    'en-US': () => import('../../locales/generated/help/en-US.json'),
  },
  home: {
    'zh-CN': () => import('../../locales/generated/home/zh-CN.json'),
    'en-US': () => import('../../locales/generated/home/en-US.json'),
  },
  jury: {
    'zh-CN': () => import('../../locales/generated/jury/zh-CN.json'),
    'en-US': () => import('../../locales/generated/jury/en-US.json'),
  },
  message: {
    'zh-CN': () => import('../../locales/generated/message/zh-CN.json'),
    'en-US': () => import('../../locales/generated/message/en-US.json'),
  },
  page: {
    'zh-CN': () => import('../../locales/generated/page/zh-CN.json'),
    'en-US': () => import('../../locales/generated/page/en-US.json'),
  },
  people: {
    'zh-CN': () => import('../../locales/generated/people/zh-CN.json'),
    'en-US': () => import('../../locales/generated/people/en-US.json'),
  },
  problem: {
    'zh-CN': () => import('../../locales/generated/problem/zh-CN.json'),
    'en-US': () => import('../../locales/generated/problem/en-US.json'),
  },
  problems: {
    'zh-CN': () => import('../../locales/generated/problems/zh-CN.json'),
    'en-US': () => import('../../locales/generated/problems/en-US.json'),
  },
  setting: {
    'zh-CN': () => import('../../locales/generated/setting/zh-CN.json'),
    'en-US': () => import('../../locales/generated/setting/en-US.json'),
  },
  submission: {
    'zh-CN': () => import('../../locales/generated/submission/zh-CN.json'),
    'en-US': () => import('../../locales/generated/submission/en-US.json'),
  },
} satisfies Record<string, Readonly<Record<Locale, () => Promise<{ readonly default: unknown }>>>>;

type Part = keyof typeof loaders;

/** Names of all parts. */
export const PARTS: readonly Part[] = ['account', 'admin', 'author', 'batch', 'developer', 'help', 'home', 'jury', 'message', 'page', 'people', 'problem', 'problems', 'setting', 'submission'];

const loading = new Map<string, Promise<Catalogue>>();

/** The catalogue of a part. */
export function loadPart(part: Part, locale: Locale): Promise<Catalogue> {
  const key = `${part} ${locale}`;
  const known = loading.get(key);
  if (known !== undefined) return known;
  // Written by our own compile step: JSON imports have no narrower type than what is in the file.
  const fetched = loaders[part][locale]().then((module) => module.default as Catalogue);
  loading.set(key, fetched);
  fetched.catch(() => loading.delete(key));
  return fetched;
}

/** Adds the sentences of a part to those of every page. Suspends until they are there. */
export function MoreSentences({ part, children }: { readonly part: Part; readonly children: ReactNode }) {
  const { locale, defaultLocale, messages } = useIntl();
  const more = use(loadPart(part, LOCALES.find((known) => known === locale) ?? LOCALES[0]));
  // Both are parsed: our provider sets no other kind.
  const all = useMemo(() => ({ ...(messages as Catalogue), ...more }), [messages, more]);
  return (
    <IntlProvider locale={locale} defaultLocale={defaultLocale} messages={all}>
      {children}
    </IntlProvider>
  );
}
