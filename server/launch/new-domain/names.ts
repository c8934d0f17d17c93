/** A domain's name in every form its files need. */
export interface DomainNames {
  /** `sticker-book` */
  readonly kebab: string;
  /** `stickerBook` */
  readonly camel: string;
  /** `StickerBook` */
  readonly pascal: string;
  /** `sticker_book` */
  readonly snake: string;
  /** `STICKER_BOOK` */
  readonly upper: string;
  /** `sticker book` */
  readonly words: string;
  /** `stickerBooks` */
  readonly plural: string;
  /** `StickerBooks` */
  readonly pascalPlural: string;
}

/**
 * All forms of a name.
 *
 * @param kebab singular, such as `sticker-book`.
 * @throws Error unless it is lower-case words joined by hyphens.
 */
export function namesOf(kebab: string): DomainNames {
  const words = kebab.split('-');
  if (kebab.length > 40 || !words.every((word) => /^[a-z][a-z0-9]*$/.test(word)))
    throw new Error(`"${kebab}" is no name of a domain. Write lower-case words joined by hyphens, such as "sticker".`);
  const pascal = words.map(capitalized).join('');
  const camel = `${words[0]}${pascal.slice(words[0]?.length)}`;
  return {
    kebab,
    camel,
    pascal,
    snake: words.join('_'),
    upper: words.join('_').toUpperCase(),
    words: words.join(' '),
    plural: pluralOf(camel),
    pascalPlural: pluralOf(pascal),
  };
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function pluralOf(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}
