/** A language as it is called. */
export interface NamedLanguage {
  readonly key: string;
  readonly name: string;
}

/** What a language is called; its key where this site does not know it. */
export function languageName(languages: readonly NamedLanguage[], key: string): string {
  return languages.find((language) => language.key === key)?.name ?? key;
}
