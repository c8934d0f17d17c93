import type { Locale } from '../../core/context.ts';
import { htmlOf } from './letter-html.ts';
import { footerOf, wordsOf } from './letter-words.ts';
import type { Letter } from './letter.ts';

/** A letter as it leaves. */
export interface RenderedLetter {
  readonly subject: string;
  readonly text: string;
  /** A whole page. */
  readonly html: string;
}

/** Puts a letter into words, in one language, for a site. Links lead to its `baseUrl`. */
export function renderLetter(
  letter: Letter,
  locale: Locale,
  site: { readonly name: string; readonly baseUrl: string },
): RenderedLetter {
  const words = wordsOf(letter, locale, site.name);
  const { subject, heading, paragraphs, code, button, notes } = words;
  const blocks = [
    heading,
    ...paragraphs,
    code && `    ${code}`,
    button && site.baseUrl + button.path,
    ...notes,
    `-- \n${footerOf(locale, site.name)}\n${site.baseUrl}/`,
  ];
  return {
    subject,
    text: `${blocks.filter(Boolean).join('\n\n')}\n`,
    html: htmlOf(words, { locale, siteName: site.name, baseUrl: site.baseUrl }),
  };
}
