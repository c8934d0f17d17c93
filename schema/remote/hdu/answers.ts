import type { RefuseReason } from '../core/failure.ts';
import { refuseReasonOf } from '../core/refuse-reason.ts';
import { all, attribute, first, parseHtml, textOf } from '../page/html.ts';

/** Texts of pages with status 200 that are failures of the server. */
const outages = [
  'Connect(0) to MySQL Server failed',
  'PHP: Maximum execution time of',
  'The requested URL could not be retrieved',
  'Exercise Is Closed Now!',
];

/** What a page is instead of what was asked for; null: nothing else. */
export type HduObstacle = 'maintenance' | 'auth' | 'throttle' | 'challenge' | 'bad-password';

/** What stands in the way on a page. */
export function hduObstacle(text: string): HduObstacle | null {
  if (outages.some((outage) => text.includes(outage))) return 'maintenance';
  if (text.includes('No such user or wrong password.')) return 'bad-password';
  if (text.includes("Please don't re-submit")) return 'throttle';
  const page = parseHtml(text);
  if (/Please login first/iu.test(text) || all('h1', page).some((h1) => textOf(h1) === 'Sign In Your Account'))
    return 'auth';
  const captcha = first('#exe_checkcode', page);
  const isHidden = captcha === null || /display\s*:\s*none/iu.test(attribute(captcha, 'style') ?? '');
  return isHidden ? null : 'challenge';
}

/** Why a submission was refused; null: the page does not say that it was. */
export function parseHduRefusal(text: string): { readonly reason: RefuseReason; readonly text: string } | null {
  if (!text.includes('One or more following ERROR(s) occurred.')) return null;
  const item = first('li', parseHtml(text));
  const words = item === null ? '' : textOf(item);
  return { reason: refuseReasonOf(words), text: words };
}

/** Is the page that of somebody who has signed in? */
export function isHduSignedIn(text: string): boolean {
  return all('a[href]', parseHtml(text)).some((link) =>
    /userloginex\.php\?action=logout/u.test(attribute(link, 'href') ?? ''),
  );
}
