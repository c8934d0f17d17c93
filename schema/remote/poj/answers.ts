import type { Root } from 'hast';
import type { RefuseReason } from '../core/failure.ts';
import { refuseReasonOf } from '../core/refuse-reason.ts';
import { all, attribute, first, parseHtml, rawText, textOf } from '../page/html.ts';

/** What a page is instead of what was asked for. */
export type PojObstacle =
  | { readonly class: 'maintenance' | 'auth' }
  | { readonly class: 'throttle'; readonly retryAfterMs: number };

/** What stands in the way on a page; null: nothing. */
export function pojObstacle(text: string): PojObstacle | null {
  if (text.includes('The page is temporarily unavailable')) return { class: 'maintenance' };
  const page = parseHtml(text);
  const retryAfterMs = pauseOn(page);
  if (retryAfterMs !== null) return { class: 'throttle', retryAfterMs };
  return /please login first/iu.test(pojErrorOn(page) ?? '') ? { class: 'auth' } : null;
}

/** The reason on a page of an error; null: the page is none. */
export function pojErrorOn(page: Root): string | null {
  const title = first('title', page);
  const isTitledError = title !== null && textOf(title) === 'Error';
  // Statements may hold the words, too.
  const isError = isTitledError || (first('.ptt', page) === null && rawText(page).includes('Error Occurred'));
  if (!isError) return null;
  const item = first('li', page);
  return item === null ? '' : textOf(item);
}

/** Why a submission was refused; null: the page does not say that it was. */
export function parsePojRefusal(text: string): { readonly reason: RefuseReason; readonly text: string } | null {
  const words = pojErrorOn(parseHtml(text));
  return words === null ? null : { reason: refuseReasonOf(words), text: words };
}

/** The program on the page of a run; null: the page shows none. */
export function parsePojSource(text: string): string | null {
  const source = first('pre', parseHtml(text));
  return source === null ? null : rawText(source);
}

/** Is the page that of somebody who has signed in? */
export function isPojSignedIn(text: string): boolean {
  return all('a', parseHtml(text)).some((link) => textOf(link) === 'Log Out');
}

/** Milliseconds to wait, which a page in place of any other names in large letters; null: it names none. */
function pauseOn(page: Root): number | null {
  for (const font of all('font[size]', page)) {
    const words = Number(attribute(font, 'size')) >= 4 ? textOf(font) : '';
    const [, ms] = /\b(\d{1,7}) ?ms\b/iu.exec(words) ?? [];
    if (ms !== undefined && /\bwait\b/iu.test(words)) return Number(ms);
  }
  return null;
}
