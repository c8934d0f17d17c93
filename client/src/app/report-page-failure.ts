/** Longest text of a failure that is sent, in characters. */
const longest = 4000;

/**
 * Lets those who run the site find, under the number the reader sees, what failed. Nothing is sent of what was typed.
 */
export function reportPageFailure(number: string, error: unknown): void {
  const what = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
  const body = JSON.stringify({ number, path: location.pathname, what: what.slice(0, longest) });
  navigator.sendBeacon('/page-failure', new Blob([body], { type: 'application/json' }));
}
