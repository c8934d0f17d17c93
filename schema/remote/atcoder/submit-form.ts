import { LayoutError, type RefuseReason } from '../core/failure.ts';
import { all, attribute, first, parseHtml, rawText, textOf } from '../page/html.ts';

/** The form that programs are submitted by. */
interface SubmitForm {
  /** Hidden fields, the token against forged requests among them; the judge wants them back as they are. */
  readonly hidden: Readonly<Record<string, string>>;
  /** Does it want a person to tick a box? */
  readonly hasChallenge: boolean;
}

/** The form of a contest's page. Other forms of the page search and sign out. @throws LayoutError */
export function parseSubmitForm(text: string): SubmitForm {
  const page = parseHtml(text);
  const form = all('form', page).find((one) => first('[name="data.TaskScreenName"]', one) !== null);
  if (form === undefined) throw new LayoutError('there is no form to submit by');
  const hidden = Object.fromEntries(
    all('input[type=hidden][name]', form).map((input) => [
      attribute(input, 'name') ?? '',
      attribute(input, 'value') ?? '',
    ]),
  );
  if (hidden['csrf_token'] === undefined) throw new LayoutError('the form has no csrf_token');
  const hasChallenge = first('.cf-turnstile, .cf-challenge, [name=cf-turnstile-response]', form) !== null;
  return { hidden, hasChallenge };
}

/** What a page with an alert says; null: it has none. */
export function parseAlert(text: string): string | null {
  const alert = first('.alert-danger, .alert-warning', parseHtml(text));
  if (alert === null) return null;
  const words = alert.children.filter((child) => child.type !== 'element' || child.tagName !== 'button');
  return textOf({ type: 'root', children: words });
}

/** How long the judge wants a client to wait, as an alert says, in ms; null: it does not. */
export function waitIn(alert: string): number | null {
  const seconds = /Wait for (\d{1,6}) second/iu.exec(alert)?.[1];
  return seconds === undefined ? null : (Number(seconds) + 1) * 1_000;
}

/** Why a submission was refused, by the words of an alert. */
export function refusalIn(alert: string): RefuseReason {
  if (/language/iu.test(alert)) return 'language';
  if (/too (?:long|large|big)|exceed|code size|KiB/iu.test(alert)) return 'too-long';
  if (/empty/iu.test(alert)) return 'empty';
  if (/no such task|task/iu.test(alert)) return 'no-such-problem';
  if (/not (?:allowed|permitted)|permission/iu.test(alert)) return 'not-permitted';
  return 'other';
}

/** Who has signed in, by the script of a page; null: nobody. */
export function signedInAs(text: string): string | null {
  for (const script of all('script', parseHtml(text))) {
    const name = /userScreenName = "([\w-]{1,40})"/u.exec(rawText(script))?.[1];
    if (name !== undefined) return name;
  }
  return null;
}
