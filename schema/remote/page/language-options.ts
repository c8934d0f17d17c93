import type { RemoteLanguage } from '../core/adapter.ts';
import { all, attribute, parseHtml, textOf, the } from './html.ts';

/**
 * Languages that a form offers, in its order. Those that are not known get no marker.
 *
 * @param selector of the list.
 * @throws LayoutError
 */
export function languageOptions(
  text: string,
  { selector, known }: { readonly selector: string; readonly known: readonly RemoteLanguage[] },
): RemoteLanguage[] {
  return all('option[value]', the(selector, parseHtml(text))).map((option) => {
    const id = attribute(option, 'value') ?? '';
    const same = known.find((language) => language.id === id);
    return { id, name: textOf(option), likeKey: same?.likeKey ?? null, isMarkable: same?.isMarkable ?? false };
  });
}
