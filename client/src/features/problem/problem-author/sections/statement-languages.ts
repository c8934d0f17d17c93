/** Languages a statement can be added in, by BCP 47 primary tag: those of the page first. */
export const languageTags = [
  'zh',
  'en',
  'ja',
  'ko',
  'ru',
  'uk',
  'pl',
  'cs',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'sv',
  'da',
  'vi',
  'id',
  'th',
  'tr',
  'ar',
  'fa',
  'kk',
] as const;

/** A language in its own words, as those who read it know it. */
export function languageName(tag: string): string {
  if (tag === '') return '';
  try {
    return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
