import type { Sentence } from '../../core/errors.ts';
import { itemKinds } from './list-schema.ts';
import { listIn, memberOf } from './raw-list.ts';

/** Longest name of a section or item that is repeated, in characters. */
const maxName = 40;

/**
 * Where a value of a file is, in words: `section 2 "Loops", item 3 "1001", "url"`.
 *
 * @param file as YAML has it. @param path keys and indices from the top. @returns empty: the file.
 */
export function placeIn(file: unknown, path: readonly PropertyKey[]): Sentence {
  const parts: Sentence[] = [];
  let at = 0;
  let value = file;
  const take = (name: string, wordsOf: (number: number, named: string) => Sentence) => {
    const [key, index] = [path[at], path[at + 1]];
    if (key !== name || typeof index !== 'number') return;
    value = listIn(value, name)[index];
    parts.push(wordsOf(index + 1, nameOf(value)));
    at += 2;
  };
  take('sections', (number, named) => ({ 'zh-CN': `第 ${number} 章${named}`, 'en-US': `section ${number}${named}` }));
  take('items', (number, named) => ({ 'zh-CN': `第 ${number} 项${named}`, 'en-US': `item ${number}${named}` }));
  for (const key of path.slice(at))
    parts.push(
      typeof key === 'number'
        ? { 'zh-CN': `第 ${key + 1} 个`, 'en-US': `entry ${key + 1}` }
        : { 'zh-CN': `“${String(key)}”`, 'en-US': `"${String(key)}"` },
    );
  return {
    'zh-CN': parts.map((part) => part['zh-CN']).join('，'),
    'en-US': parts.map((part) => part['en-US']).join(', '),
  };
}

/** What a section or item is called in the file. */
function nameOf(value: unknown): string {
  const texts = ['title', ...itemKinds].map((key) => memberOf(value, key)).flatMap((text) => textsIn(text));
  const name = texts.find((text) => text.trim() !== '')?.trim();
  if (name === undefined) return '';
  return ` "${name.length > maxName ? `${name.slice(0, maxName)}…` : name}"`;
}

/** A text, or the texts of a map of languages. */
function textsIn(value: unknown): string[] {
  const all = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return all.filter((text) => typeof text === 'string');
}
