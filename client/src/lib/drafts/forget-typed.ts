import { anonymousAccount } from '../session/account-store.ts';

/** First parts of the keys under which the browser keeps what is typed or read; the second part is the account. */
const prefixes: readonly string[] = [
  'contest-read',
  'draft',
  'draft-aside',
  'draft-language',
  'draft-mark',
  'draft-test',
  'form-draft',
  'problem-draft',
  'unsent',
];

/** Removes from this browser what an account typed, and what was typed before it signed in. */
export function forgetTyped(account: string): void {
  const owners: readonly string[] = [account, anonymousAccount].map(encodeURIComponent);
  try {
    // In the storage of the tab is what forms left for a reload.
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) {
        const [prefix = '', owner = ''] = key.split(':');
        if (prefixes.includes(prefix) && owners.includes(owner)) storage.removeItem(key);
      }
  } catch {
    // A browser that lets nothing be stored has nothing to forget.
  }
}
