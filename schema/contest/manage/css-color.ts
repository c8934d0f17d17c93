import colorName from 'color-name';
import type { Sentence } from '../../core/errors.ts';

const form = /^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|rgba?\([\d.,%\s/]{5,24}\))$/iu;

/** Is it a colour as people write them: #d32f2f, gold, rgb(211, 47, 47)? Nothing else of CSS gets through. */
export function isCssColor(text: string): boolean {
  return form.test(text) || Object.hasOwn(colorName, text.toLowerCase());
}

export const badColor: Sentence = {
  'zh-CN': '不是有效的颜色，例如 #d32f2f 或 gold。',
  'en-US': 'This is not a colour, such as #d32f2f or gold.',
};
