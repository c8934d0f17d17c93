import type { Catalogue } from '../intl/intl-provider.tsx';
import { settingTexts, type SettingName } from './setting-texts.ts';

/** Words that each setting is found by: its key, and title and description in every language. */
export function searchIndex(
  keys: readonly SettingName[],
  catalogues: readonly Catalogue[],
): ReadonlyMap<SettingName, string> {
  return new Map(
    keys.map((key) => {
      const { title, hint } = settingTexts[key];
      const words = catalogues.flatMap((catalogue) => [plainText(catalogue[title.id]), plainText(catalogue[hint.id])]);
      return [key, [key, ...words].join('\n').toLowerCase()];
    }),
  );
}

/** Settings that have all words of a search. */
export function foundSettings<Setting extends { readonly key: SettingName }>(
  settings: readonly Setting[],
  index: ReadonlyMap<SettingName, string>,
  search: string,
): readonly Setting[] {
  const words = search.toLowerCase().split(/\s+/u);
  return settings.filter(({ key }) => words.every((word) => (index.get(key) ?? '').includes(word)));
}

/** Settings with a shown name in any language, or a key, that begins so. */
export function settingsCalled(text: string, catalogues: readonly Catalogue[]): readonly SettingName[] {
  const begin = text.trim().toLowerCase();
  if (begin === '') return [];
  // The keys are those of the table.
  return (Object.keys(settingTexts) as SettingName[]).filter((key) =>
    [key, ...catalogues.map((catalogue) => plainText(catalogue[settingTexts[key].title.id]))].some((name) =>
      name.toLowerCase().startsWith(begin),
    ),
  );
}

/** A parsed sentence without placeholders. */
function plainText(elements: Catalogue[string] = []): string {
  return elements.map((element) => ('value' in element ? String(element.value) : '')).join('');
}
