import type { Locale } from '../../core/context.ts';
import type { Sentence } from '../../core/errors.ts';
import { InvalidInput } from '../../core/invalid-input.ts';

/** What is wrong with one field of a form. */
export interface Fault {
  /** Names and indices, joined by dots. */
  readonly path: string;
  readonly sentence: Sentence;
}

const empty: Sentence = { 'zh-CN': '不能为空。', 'en-US': 'This must not be empty.' };

/** A field that must not be empty. */
export function required(path: string): Fault {
  return { path, sentence: empty };
}

/** Is there nothing that could be seen? */
export function isBlank(text: string): boolean {
  return /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}

/** A fault at each value that was there before. */
export function duplicateFaults(
  values: readonly string[],
  pathOf: (index: number) => string,
  sentence: Sentence,
): Fault[] {
  const seen = new Set<string>();
  return values.flatMap((value, index) => {
    const isSecond = value !== '' && seen.has(value);
    seen.add(value);
    return isSecond ? [{ path: pathOf(index), sentence }] : [];
  });
}

/** Faults as data for the reader, the first of each field. @throws InvalidInput when there are any. */
export function refuseFaults(faults: readonly Fault[], locale: Locale): void {
  if (faults.length === 0) return;
  const byPath = new Map<string, { path: string; message: string }>();
  for (const { path, sentence } of faults) if (!byPath.has(path)) byPath.set(path, { path, message: sentence[locale] });
  throw new InvalidInput([...byPath.values()]);
}
