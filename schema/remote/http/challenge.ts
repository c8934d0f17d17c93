import type { Element, ElementContent, Root } from 'hast';
import { all, first, parseHtml, rawText, textOf } from '../page/html.ts';

/** Title of a page that checks for a person before it lets anybody on. */
const checkTitle = /^(?:Just a moment|Attention Required)/iu;
const checkScript = '_cf_chl_opt';
/** All that such a page says. */
const checkTexts = /Your browser is being checked|Checking your browser|Redirecting\.\.\. Please, wait\./iu;
/** Any of these, to parse no page in vain. */
const checkSigns =
  /Just a moment|Attention Required|_cf_chl_opt|browser is being checked|Checking your browser|Please, wait\./iu;
/** Pages that check for a person say little, in characters. */
const maxCheckText = 400;
/** A box to tick. Ordinary pages may have it beside what they are for. */
const challengeBox = /challenges\.cloudflare\.com\/turnstile|class=["'][^"']*\bcf-turnstile\b|cf-turnstile-response/iu;

/** Characters of a page that are looked at: what is searched for is in its head. */
const maxSearched = 100_000;

/** Is an answer a check for a person instead of the page? */
export function isChallenge({
  status,
  headers,
  text,
}: {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}): boolean {
  if (headers.get('cf-mitigated')?.toLowerCase() === 'challenge') return true;
  if ((status === 403 || status === 503) && /cloudflare/iu.test(headers.get('server') ?? '')) return true;
  const searched = text.slice(0, maxSearched);
  return searched.trimStart().startsWith('<') && checkSigns.test(searched) && isCheckPage(parseHtml(searched));
}

/** Programs, compilers' texts and names of users may hold the words, too: they tell nothing. */
function isCheckPage(page: Root): boolean {
  const title = first('title', page);
  if (title !== null && checkTitle.test(textOf(title))) return true;
  if (all('script', page).some((script) => rawText(script).includes(checkScript))) return true;
  const words = textOf({ type: 'root', children: all('body', page).flatMap((body) => without(body, hidden)) });
  return words.length <= maxCheckText && checkTexts.test(words);
}

/** Elements whose text is not the page's own. */
const hidden = new Set(['script', 'style', 'pre', 'code', 'textarea']);

function without({ children }: Element, names: ReadonlySet<string>): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    return names.has(child.tagName) ? [] : [{ ...child, children: without(child, names) }];
  });
}

/** Does a page hold a box for a person to tick? */
export function hasChallengeBox(text: string): boolean {
  return challengeBox.test(text.slice(0, maxSearched));
}
