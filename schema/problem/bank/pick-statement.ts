import type { Locale } from '../../core/context.ts';

/**
 * The statement to show: in the asked language, else in the reader's, else in English, else the first there is. `zh-CN`
 * finds `zh` and the other way round.
 *
 * @param asked BCP 47 tag; null when the reader did not ask.
 */
export function pickStatement<Row extends { readonly language: string }>(
  rows: readonly Row[],
  asked: string | null | undefined,
  locale: Locale,
): Row | null {
  for (const wanted of [asked, locale, 'en']) {
    if (!wanted) continue;
    const exact = rows.find(({ language }) => language.toLowerCase() === wanted.toLowerCase());
    const found = exact ?? rows.find(({ language }) => primaryTag(language) === primaryTag(wanted));
    if (found !== undefined) return found;
  }
  return rows[0] ?? null;
}

function primaryTag(language: string): string {
  return language.toLowerCase().split('-')[0] ?? '';
}
