/** Key of a judge's language in submissions and problems: `HDU.0`. */
export function remoteLanguageKey(judgeKey: string, languageId: string): string {
  return `${judgeKey}.${languageId}`;
}

/** Is it the key of a language of a remote judge? */
export function isRemoteLanguage(key: string): boolean {
  return key.includes('.');
}

/** Key of the judge whose language it is; null: the language is of the product. */
export function judgeOfLanguage(key: string): string | null {
  return isRemoteLanguage(key) ? key.slice(0, key.indexOf('.')) : null;
}

/** Id of a language at its judge; null: the key is of another judge, or of the product. */
export function languageIdIn(languageKey: string, judgeKey: string): string | null {
  return languageKey.startsWith(`${judgeKey}.`) ? languageKey.slice(judgeKey.length + 1) : null;
}
