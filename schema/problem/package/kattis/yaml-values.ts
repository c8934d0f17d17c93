import { z } from 'zod';

// What authors write for one and the same thing in YAML: `2048` for a name, `"2"` for a number, a string for a list.

/** Any scalar as text. */
export const text = z
  .union([z.string(), z.number(), z.boolean()], { error: 'it must be a text' })
  .transform((value) => String(value).trim());

/** A number, also in quotes. */
export const number = z.union(
  [
    z.number(),
    z
      .string()
      .regex(/^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?\s*$/u)
      .transform(Number),
  ],
  {
    error: 'it must be a number',
  },
);

/** A number above 0. */
export const positiveNumber = number.refine((value) => value > 0, 'it must be above 0');

/** A number that is at least 1. */
export const factor = number.refine((value) => value >= 1, 'it must be at least 1');

/** True or false, also by the words older YAML has for them. */
export const flag = z.union(
  [z.boolean(), z.stringbool({ truthy: ['yes', 'on', 'true'], falsy: ['no', 'off', 'false'] })],
  { error: 'it must be true or false' },
);

/** A list of texts, or one text with words between blanks. */
export const words = z.union([z.array(text), text.transform(splitWords)], { error: 'it must be a list of texts' });

/** A list of texts, or one text. */
export const texts = z.union([z.array(text), text.transform((value) => [value])], {
  error: 'it must be a text or a list of texts',
});

/** Words between blanks; none in a blank text. */
export function splitWords(value: string): string[] {
  return value.split(/\s+/u).filter((word) => word !== '');
}
