import { accountStore, anonymousAccount } from '../session/account-store.ts';
import { readStored, storedKeys, writeStored } from '../store/local-storage.ts';
import { forgetDraft, listDrafts, readDraft, writeDraft } from './draft-store.ts';
import { moveMark, readMark } from './draft-sync.ts';
import { readAside, setAside } from './set-aside.ts';

/*
 * How this works: what a visitor typed is moved, not copied, to the account that signs in, before anything reads the
 * drafts of that account. So the next visitor, and the next account on this device, see nothing of it.
 */
accountStore.subscribe(() => moveVisitorDrafts(accountStore.get()));
moveVisitorDrafts(accountStore.get());

/**
 * Moves what was typed before signing in to an account. Where the account has a draft, that one stays, and the other is
 * kept beside it.
 */
export function moveVisitorDrafts(account: string): void {
  forgetLeaked();
  if (account === anonymousAccount) return;
  moveAside(account);
  for (const { code, ...from } of listDrafts(anonymousAccount)) {
    const to = { ...from, account };
    const own = readDraft(to);
    if (own === null && writeDraft(to, code)) moveMark(from, to);
    else if (own !== code && (own === null || !setAside(to, code))) continue;
    forgetDraft(from);
  }
  for (const key of keysOfVisitors(['draft-language', 'draft-test'])) move(key, account);
  // Those of drafts that were moved are; the others have no draft.
  if (listDrafts(anonymousAccount).length === 0)
    for (const key of keysOfVisitors(['draft-mark'])) writeStored(key, null);
}

/** Only accounts store drafts on the server: an earlier version wrote such ones under the name of visitors. */
function forgetLeaked(): void {
  for (const draft of listDrafts(anonymousAccount)) if (readMark(draft)?.editedAt === null) forgetDraft(draft);
}

/** Texts that a visitor replaced. */
function moveAside(account: string): void {
  for (const key of keysOfVisitors(['draft-aside'])) {
    const [, , problemDisplayId = '', contestId = '0', languageKey = ''] = key.split(':').map(decodeURIComponent);
    const from = { account: anonymousAccount, problemDisplayId, contestId: Number(contestId), languageKey };
    const texts = readAside(from).toReversed();
    const isKept = texts.every(({ code, editedAt }) => setAside({ ...from, account }, code, new Date(editedAt)));
    if (isKept) writeStored(key, null);
  }
}

/** Moves a value; where the account has one, that one stays. */
function move(key: string, account: string): void {
  const [prefix = '', , ...place] = key.split(':');
  const to = [prefix, encodeURIComponent(account), ...place].join(':');
  const isKept = readStored(to) !== null || writeStored(to, readStored(key));
  if (isKept) writeStored(key, null);
}

function keysOfVisitors(prefixes: readonly string[]): readonly string[] {
  return storedKeys().filter((key) => {
    const [prefix = '', owner] = key.split(':');
    return owner === anonymousAccount && prefixes.includes(prefix);
  });
}
