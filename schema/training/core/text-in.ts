import type { Locale } from '../../core/context.ts';

/**
 * A text in another language than the row's own. `content` or `note` takes the place of the description where there is
 * one.
 */
export interface Translation {
  readonly language: Locale;
  readonly title: string;
  readonly description: string;
}

/** What a row has beside its title. */
export type BodyField = 'description' | 'content' | 'note';
type Field = 'title' | BodyField;

/** A field in a language as a `translations` column has it; the fallback where it has none. */
export function textIn(
  translations: unknown,
  language: string | null | undefined,
  field: Field,
  fallback: string,
): string {
  if (!language) return fallback;
  const text = partOf(partOf(translations, language), field);
  return typeof text === 'string' && text !== '' ? text : fallback;
}

/** A `translations` column as a list, without languages that have no text. */
export function translationsOf(translations: unknown, field: BodyField = 'description'): Translation[] {
  return (['zh-CN', 'en-US'] as const).flatMap((language) => {
    const title = textIn(translations, language, 'title', '');
    const description = textIn(translations, language, field, '');
    return title === '' && description === '' ? [] : [{ language, title, description }];
  });
}

/** A list as a `translations` column; of a language that is named twice the last one counts. */
export function translationsColumn(
  translations: readonly Translation[],
  field: BodyField = 'description',
): Record<string, Record<string, string>> {
  return Object.fromEntries(
    translations.map(({ language, title, description }) => [language, { title: title.trim(), [field]: description }]),
  );
}

function partOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}
