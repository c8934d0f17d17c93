import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { listDrafts, type DraftKey } from '../../../../lib/drafts/draft-store.ts';
import { readMark, unsentDrafts } from '../../../../lib/drafts/draft-sync.ts';
import { accountStore } from '../../../../lib/session/account-store.ts';
import { tokenStore } from '../../../../lib/session/token-store.ts';
import { userOfToken } from '../../../../lib/session/token-user.ts';
import { useStore } from '../../../../lib/store/store.ts';
import { CodeDraftsDocument, type CodeDrafts_DraftFragment } from './code-drafts.generated.ts';
import { adoptDraft, sendDrafts } from './send-drafts.ts';

/** Time between the last key and the sending, in ms; the browser itself keeps it long before. */
const sendDelayMs = 2_000;

/** A text that another one took the place of: in the account, or in this browser. */
export type KeptText = Pick<CodeDrafts_DraftFragment['lost'][number], 'code' | 'editedAt'> & {
  readonly id: number | string;
};

interface DraftSyncOptions {
  readonly problemDisplayId: string;
  readonly contestId: number | undefined;
  readonly languageKeys: readonly string[];
  /** Writes what is typed and not written yet. */
  readonly flush: () => void;
  /**
   * The draft of a language is another one now: the account's.
   *
   * @param hasLost this browser's own text gave way to it.
   */
  readonly onReplaced: (languageKey: string, hasLost: boolean) => void;
}

/** Keeps the drafts of a problem the same in all browsers of the account. */
export function useDraftSync({ problemDisplayId, contestId, languageKeys, flush, onReplaced }: DraftSyncOptions) {
  const client = useApolloClient();
  const account = useStore(accountStore);
  const isSignedIn = useStore(tokenStore) !== null;
  const [kept, setKept] = useState<Readonly<Record<string, readonly KeptText[]>>>({});
  const keptName = (languageKey: string) => [account, contestId, problemDisplayId, languageKey].join('\n');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(Promise.resolve());
  const keyOf = (languageKey: string): DraftKey => ({ account, problemDisplayId, contestId, languageKey });

  const note = ({ languageKey, lost }: CodeDrafts_DraftFragment) =>
    setKept((before) => ({ ...before, [keptName(languageKey)]: lost }));
  // After a sign-in the token is there before the account is known: what the server has of the new account must not be
  // written under the name of the earlier one or of visitors, nor what those typed be sent to it.
  const isOfToken = () => userOfToken(tokenStore.get()) === account;
  const isHere = (key: DraftKey) => key.problemDisplayId === problemDisplayId && key.contestId === contestId;
  /** @param areAll with those of other problems, which were typed without the network. */
  const push = async ({ areAll = false } = {}) => {
    flush();
    if (!isOfToken()) return;
    const own = unsentDrafts(languageKeys.map(keyOf));
    const others = areAll ? unsentDrafts(listDrafts(account).filter((key) => !isHere(key))) : [];
    for (const { key, draft, isReplaced } of await sendDrafts(client, [...own, ...others], flush)) {
      if (!isHere(key)) continue;
      note(draft);
      if (isReplaced) onReplaced(key.languageKey, true);
    }
  };
  const pull = async () => {
    if (!isOfToken()) return;
    const { data } = await client.query({
      query: CodeDraftsDocument,
      variables: { problemDisplayId, contestId: contestId ?? 0 },
      fetchPolicy: 'network-only',
      context: { isQuiet: true },
    });
    flush();
    if (!isOfToken()) return;
    for (const draft of data?.codeDrafts ?? []) {
      note(draft);
      const mark = readMark(keyOf(draft.languageKey));
      const isOwnNewer = unsentDrafts([keyOf(draft.languageKey)]).length > 0;
      if (isOwnNewer || mark?.version === draft.version) continue;
      if (adoptDraft(keyOf(draft.languageKey), draft)) onReplaced(draft.languageKey, false);
    }
  };
  // One after the other: an answer that is overtaken would bring an old text back. What fails is tried again with the
  // next.
  const inTurn = useEffectEvent((act: () => Promise<void>) => {
    if (!isSignedIn) return;
    running.current = running.current.then(act).catch(() => undefined);
  });
  const send = useEffectEvent(() => inTurn(push));
  const meet = useEffectEvent(() => {
    inTurn(() => push({ areAll: true }));
    inTurn(pull);
  });

  useEffect(() => {
    if (isSignedIn) meet();
  }, [isSignedIn, account, problemDisplayId, contestId]);
  useEffect(() => {
    const onVisibility = () => (document.visibilityState === 'hidden' ? send() : meet());
    const onOnline = () => meet();
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', onOnline);
      clearTimeout(timer.current);
      send();
    };
  }, []);

  return {
    keptOf: (languageKey: string): readonly KeptText[] => kept[keptName(languageKey)] ?? [],
    /** Says that something was typed: it is sent in a moment. */
    sendSoon: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        running.current = isSignedIn ? running.current.then(() => push()).catch(() => undefined) : running.current;
      }, sendDelayMs);
    },
  };
}
