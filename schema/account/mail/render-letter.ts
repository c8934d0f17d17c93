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
  /** Address that ends mails of this kind when it is posted to (RFC 8058); absent: they are no subscription. */
  readonly unsubscribeUrl?: string;
}

/** Puts a letter into words, in one language, for a site. Links lead to its `baseUrl`. */
export function renderLetter(
  letter: Letter,
  locale: Locale,
  site: { readonly name: string; readonly baseUrl: string },
): RenderedLetter {
  const words = wordsOf(letter, locale, site.name);
  const { subject, heading, paragraphs, links = [], code, button, notes, unsubscribe } = words;
  const blocks = [
    heading,
    ...paragraphs,
    ...links.map(({ label, path }) => `${label}\n${site.baseUrl}${path}`),
    code && `    ${code}`,
    button && site.baseUrl + button.path,
    ...notes,
    unsubscribe && `${unsubscribe.label}: ${site.baseUrl}${unsubscribe.path}`,
    `-- \n${footerOf(locale, site.name)}\n${site.baseUrl}/`,
  ];
  return {
    subject,
    text: `${blocks.filter(Boolean).join('\n\n')}\n`,
    html: htmlOf(words, { locale, siteName: site.name, baseUrl: site.baseUrl }),
    ...(unsubscribe !== undefined && { unsubscribeUrl: site.baseUrl + unsubscribe.path }),
  };
}
