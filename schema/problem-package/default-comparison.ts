import type { DefaultComparison } from './problem-package.types.ts';

/**
 * Reads the arguments of the default output validator ("Default output validator specification").
 * @returns the comparison, and a sentence for each argument it does not understand.
 */
export function parseDefaultFlags(flags: readonly string[]): { comparison: DefaultComparison; errors: string[] } {
  let caseSensitive = false;
  let spaceChangeSensitive = false;
  let floatAbsolute: number | null = null;
  let floatRelative: number | null = null;
  const errors: string[] = [];
  const words = [...flags];
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === 'case_sensitive') {
      caseSensitive = true;
    } else if (word === 'space_change_sensitive') {
      spaceChangeSensitive = true;
    } else if (/^float_(?:absolute_|relative_)?tolerance$/u.test(word)) {
      const argument = words.shift() ?? '';
      const tolerance = Number(argument);
      if (argument === '' || !Number.isFinite(tolerance) || tolerance < 0) {
        errors.push(`"${word}" is followed by "${argument}" instead of a number that is at least 0`);
        continue;
      }
      if (word !== 'float_relative_tolerance') floatAbsolute = tolerance;
      if (word !== 'float_absolute_tolerance') floatRelative = tolerance;
    } else {
      errors.push(`"${word}" is no argument of the default output validator`);
    }
  }
  return { comparison: { kind: 'default', caseSensitive, spaceChangeSensitive, floatAbsolute, floatRelative }, errors };
}
