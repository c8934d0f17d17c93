import type { Root } from 'hast';
import { LayoutError, type RefuseReason } from '../core/failure.ts';
import { all, attribute, first, parseHtml, rawText } from '../page/html.ts';

/** What the judge answers to a submission. */
export type SpojAnswer =
  | { readonly kind: 'ACCEPTED'; readonly runId: string }
  | { readonly kind: 'REFUSED'; readonly reason: RefuseReason; readonly text: string }
  | { readonly kind: 'LOST' };

const refusals: ReadonlyArray<readonly [words: string, reason: RefuseReason]> = [
  ['submit in this language for this problem', 'language'],
  ['solution is too long', 'too-long'],
  ['Wrong problem code!', 'no-such-problem'],
];

/** The page in answer to a submission. @throws LayoutError */
export function parseSpojAnswer(text: string): SpojAnswer {
  const page = parseHtml(text);
  const holder = first('input[name=newSubmissionId]', page);
  const runId = holder === null ? '' : (attribute(holder, 'value') ?? '');
  if (/^\d+$/u.test(runId)) return { kind: 'ACCEPTED', runId };
  for (const [words, reason] of refusals) {
    if (text.includes(words)) return { kind: 'REFUSED', reason, text: words };
  }
  if (/authorisation required/iu.test(text) || hasSignInForm(page)) return { kind: 'LOST' };
  throw new LayoutError('the program was neither taken nor refused');
}

/** Does a page ask a visitor to sign in? */
export function hasSignInForm(page: Root): boolean {
  return first('input[name=login_user]', page) !== null;
}

/** Is the page that of somebody who has signed in? */
export function isSpojSignedIn(text: string): boolean {
  const page = parseHtml(text);
  const hasLink = all('a[href]', page).some((link) => /^\/logout\/?$/u.test(attribute(link, 'href') ?? ''));
  return hasLink || first('.fa-sign-out', page) !== null;
}

/** A page in answer to the sign-in, which is a redirect otherwise. @throws LayoutError */
export function checkSignInRefused(text: string): void {
  if (!text.includes('Authentication failed!')) throw new LayoutError('the sign-in was neither taken nor refused');
}

/** The compiler's text on its page; null: there is none. */
export function parseSpojCompileText(text: string): string | null {
  const found = first('div[align=left] > pre > small', parseHtml(text));
  return found === null ? null : rawText(found).trim() || null;
}
