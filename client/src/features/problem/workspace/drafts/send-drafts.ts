import type { ApolloClient } from '@apollo/client';
import { forgetDraft, listDrafts, readDraft, writeDraft, type DraftKey } from '../../../../lib/drafts/draft-store.ts';
import { noteGrown, noteSynced, unsentDrafts, type UnsentDraft } from '../../../../lib/drafts/draft-sync.ts';
import { SaveCodeDraftsDocument, type CodeDrafts_DraftFragment } from './code-drafts.generated.ts';

/** Most drafts the server takes at once. */
const maxAtOnce = 20;
const maxRounds = 10;

/** What became of a draft that was sent. */
interface SentDraft {
  readonly key: DraftKey;
  readonly draft: CodeDrafts_DraftFragment;
  /** Another text of the account took the place of the one in this browser. */
  readonly isReplaced: boolean;
}

/** Puts the account's draft in the place of the one in this browser. @returns is it another text? */
export function adoptDraft(key: DraftKey, { code, version }: CodeDrafts_DraftFragment): boolean {
  const isSame = readDraft(key) === code;
  if (code === null) forgetDraft(key);
  else writeDraft(key, code);
  noteSynced(key, version);
  return !isSame;
}

/**
 * Sends drafts to the account, as many as the server takes at once.
 *
 * @param flush writes what was typed meanwhile.
 */
export async function sendDrafts(
  client: ApolloClient,
  unsent: readonly UnsentDraft[],
  flush: () => void = () => undefined,
): Promise<readonly SentDraft[]> {
  const sent = unsent.slice(0, maxAtOnce);
  if (sent.length === 0) return [];
  const drafts = sent.map(({ key: { problemDisplayId, contestId = 0, languageKey }, ...draft }) => ({
    ...draft,
    problemDisplayId,
    contestId,
    languageKey,
  }));
  const { data } = await client.mutate({
    mutation: SaveCodeDraftsDocument,
    variables: { drafts },
    context: { isQuiet: true },
  });
  flush();
  return (data?.saveCodeDrafts ?? []).flatMap(({ isTaken, draft, ...place }) => {
    const one = sent.find(
      ({ key }) =>
        key.languageKey === draft.languageKey &&
        key.problemDisplayId === place.problemDisplayId &&
        (key.contestId ?? 0) === place.contestId,
    );
    if (one === undefined) return [];
    const { key, code } = one;
    // What was typed meanwhile goes with the next one; it grew from what was sent, so that one counts as known.
    const isUnchanged = readDraft(key) === code;
    if (isUnchanged && isTaken) noteSynced(key, draft.version);
    else if (isTaken) noteGrown(key, draft.version);
    return [{ key, draft, isReplaced: isUnchanged && !isTaken && adoptDraft(key, draft) }];
  });
}

/** Sends all of an account that this browser alone has, such as what was typed without the network. */
export async function sendLeftDrafts(client: ApolloClient, account: string): Promise<void> {
  const unsent = unsentDrafts(listDrafts(account)).slice(0, maxAtOnce * maxRounds);
  for (let from = 0; from < unsent.length; from += maxAtOnce) await sendDrafts(client, unsent.slice(from));
}
