import type { Locale } from '@verdict/schema/core/context.ts';

const fallback: Locale = 'zh-CN';

/**
 * The language of an answer: the header `locale` if it names one of ours, else the best of `Accept-Language`, else
 * zh-CN (decision 137, "Default language").
 */
export function localeOf(locale: unknown, acceptLanguage: unknown): Locale {
  if (typeof locale === 'string') {
    const own = ownLocale(locale);
    if (own !== null) return own;
  }
  if (typeof acceptLanguage !== 'string') return fallback;
  const wanted = acceptLanguage
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { locale: ownLocale(tag), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wanted.find((candidate) => candidate.locale !== null)?.locale ?? fallback;
}

function ownLocale(tag: string): Locale | null {
  const [language] = tag.toLowerCase().split(/[-_]/);
  if (language === 'zh') return 'zh-CN';
  return language === 'en' ? 'en-US' : null;
}
