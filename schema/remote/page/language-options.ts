import type { ListedLanguage } from '../core/adapter.ts';
import { all, attribute, parseHtml, textOf, the } from './html.ts';

/** Languages that a form offers, in its order. @param selector of the list. @throws LayoutError */
export function languageOptions(text: string, selector: string): ListedLanguage[] {
  return all('option[value]', the(selector, parseHtml(text))).map((option) => ({
    id: attribute(option, 'value') ?? '',
    name: textOf(option),
  }));
}
