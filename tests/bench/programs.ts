import { cpp } from '@verdict/judge/languages/cpp.ts';
import type { Language } from '@verdict/judge/languages/language.types.ts';

/** The sum of two numbers in C++ as most contestants begin it. */
export const sumWithAllHeaders = cpp.template.replace('<iostream>', '<bits/stdc++.h>');

let serial = 0;

/** The same program with a comment no other has: the judge must compile it anew. */
export function distinct(language: Pick<Language, 'key'>, code: string): string {
  serial += 1;
  const comment = `${language.key.startsWith('py') ? '#' : '//'} ${process.pid} ${serial}`;
  return `${code}${comment}\n`;
}
