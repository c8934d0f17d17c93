import { anonymousAccount } from '../session/account-store.ts';
import { storedKeys, writeStored } from '../store/local-storage.ts';

/** First parts of the keys under which the browser keeps what is typed; the second part is the account. */
const prefixes: readonly string[] = [
  'draft',
  'draft-aside',
  'draft-language',
  'draft-mark',
  'draft-test',
  'form-draft',
  'unsent',
];

/** Removes from this browser what an account typed, and what was typed before it signed in. */
export function forgetTyped(account: string): void {
  const owners: readonly string[] = [account, anonymousAccount].map(encodeURIComponent);
  for (const key of storedKeys()) {
    const [prefix = '', owner = ''] = key.split(':');
    if (prefixes.includes(prefix) && owners.includes(owner)) writeStored(key, null);
  }
}
