import { z } from 'zod';
import { text } from './yaml-values.ts';

/** `Full Name <name@example.org>`, or a map with a name. Addresses are dropped: a problem page does not show them. */
const person = z
  .union([text, z.looseObject({ name: text }).transform((value) => value.name)], {
    error: 'it must be a name, or a map with a name',
  })
  .transform(withoutAddress);

const persons = z.union([z.array(person), person.transform((value) => [value])], {
  error: 'it must be a name or a list of names',
});

/** `credits`, as the names of the authors. */
export const creditsSchema = z.union(
  [
    text.transform((value) => [withoutAddress(value)]),
    z.looseObject({ authors: persons.optional() }).transform((value) => value.authors ?? []),
  ],
  {
    error: 'it must be a name, or a map with "authors"',
  },
);

const source = z.union([
  text.transform((name) => ({ name, url: null })),
  z
    .looseObject({ name: text, url: text.optional() })
    .transform((value) => ({ name: value.name, url: value.url ?? null })),
]);

/** `source`: one or several events, with or without an address. */
export const sourceSchema = z.union([z.array(source), source.transform((value) => [value])], {
  error: 'it must be a text, a map with "name" and "url", or a list of those',
});

/** Names of a legacy `author`: between commas, "and" or "&". */
export function legacyAuthors(author: string): string[] {
  return author
    .replaceAll(/\s+/gu, ' ')
    .split(/, ?(?:and )?| and | ?& ?/u)
    .map(withoutAddress)
    .filter((name) => name !== '');
}

function withoutAddress(name: string): string {
  return name
    .trim()
    .replace(/<[^<>]*>$/u, '')
    .trim();
}
