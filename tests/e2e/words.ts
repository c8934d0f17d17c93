import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The site's text for a key of its catalogues, with the values put in. */
export type Say = (id: string, values?: Readonly<Record<string, string | number>>) => string;

const locales = join(import.meta.dirname, '../../client/src/locales');

/** All keys of the catalogues: none of them may ever be seen. */
export const knownKeys: ReadonlySet<string> = new Set(Object.keys(readCatalogue('en-US')));

/** The site's words in a language. What a page says is compared with the catalogue that the translators wrote. */
export function sayIn(locale: 'zh-CN' | 'en-US'): Say {
  const catalogue = readCatalogue(locale);
  return (id, values = {}) => {
    const text = catalogue[id];
    if (text === undefined) throw new Error(`There is no text "${id}" in ${locale}.`);
    const said = Object.entries(values).reduce(
      (before, [name, value]) => choose(before, name, String(value)).replaceAll(`{${name}}`, String(value)),
      text,
    );
    if (said.includes('{')) throw new Error(`The text "${id}" needs more than was given: ${said}`);
    return said;
  };
}

/** Puts the words of a value in the place of `{name, select, VALUE {words} other {words}}`. */
function choose(text: string, name: string, value: string): string {
  return text.replaceAll(/\{(\w+), select, (\w+) \{([^{}]*)\} other \{([^{}]*)\}\}/g, (whole, by, one, words, others) =>
    by !== name ? whole : one === value ? words : others,
  );
}

function readCatalogue(locale: string): Readonly<Record<string, string>> {
  const files = globSync([`${locale}.json`, `!(generated)/${locale}.json`], { cwd: locales });
  const catalogues = files.map((file) =>
    z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(join(locales, file), 'utf8'))),
  );
  return Object.assign({}, ...catalogues);
}
