import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  createDraftWriter,
  forgetDraft,
  onDraftElsewhere,
  readDraft,
  writeDraft,
  type DraftKey,
} from '../../../lib/drafts/draft-store.ts';
import { noteEdited } from '../../../lib/drafts/draft-sync.ts';
import { readAside, setAside } from '../../../lib/drafts/set-aside.ts';
import { moveVisitorDrafts } from '../../../lib/drafts/visitor-drafts.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { accountStore } from '../../../lib/session/account-store.ts';
import { useStore } from '../../../lib/store/store.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { useContestPlace } from './contest-place.ts';
import { useDraftSync, type KeptText } from './drafts/use-draft-sync.ts';
import type { OfferedLanguage } from './use-chosen-language.ts';
import type { Workspace_ProblemFragment } from './workspace.generated.ts';

/** The text in the editor, kept as a draft. */
export interface CodeDraft {
  /** Another one means: show `initialCode`. */
  readonly documentKey: string;
  readonly initialCode: string;
  /** The text now, as typed. */
  readonly code: () => string;
  readonly change: (code: string) => void;
  /** Writes what waits, at once. */
  readonly flush: () => void;
  /** Shows another text instead; null: the template. */
  readonly replace: (code: string | null) => void;
  /** Shows another text and keeps the one that stands there. @returns false when that cannot be kept. */
  readonly open: (code: string) => boolean;
  /** Texts of the account in this language that another one took the place of. */
  readonly kept: readonly KeptText[];
}

/** A text as it was opened, and as it is typed into. */
interface OpenedText {
  readonly documentKey: string;
  /** Where it was read, and where what is typed is written, whoever signs in or out meanwhile. */
  readonly key: DraftKey;
  readonly initialCode: string;
  code: string;
  /** Texts that this browser keeps beside it. */
  readonly aside: readonly KeptText[];
}

/** The draft of a problem in a language: of the account, or of this browser until somebody signs in. */
export function useCodeDraft(problem: Workspace_ProblemFragment, chosen: OfferedLanguage): CodeDraft {
  const t = useText();
  const account = useStore(accountStore);
  const contestId = useContestPlace()?.contestId;
  const [opens, setOpens] = useState(0);
  const sendSoonRef = useRef<() => void>(() => undefined);
  const [writer] = useState(() =>
    createDraftWriter((key) => {
      noteEdited(key);
      sendSoonRef.current();
    }),
  );
  const languageKey = chosen.language.key;
  const key: DraftKey = { account, problemDisplayId: problem.displayId, contestId, languageKey };
  const documentKey = [account, contestId, problem.displayId, languageKey, opens].join('\n');

  const { keptOf, sendSoon } = useDraftSync({
    problemDisplayId: problem.displayId,
    contestId,
    languageKeys: problem.languages.map(({ language }) => language.key),
    flush: writer.flush,
    onReplaced(replaced, hasLost) {
      if (replaced === languageKey) setOpens((before) => before + 1);
      if (hasLost) showToast('info', t({ id: 'draft.replaced' }));
    },
  });
  useEffect(() => {
    sendSoonRef.current = sendSoon;
  });

  // The draft is read once for each text that is opened, not again while it is typed into.
  const opened = useRef<OpenedText | null>(null);
  if (opened.current?.documentKey !== documentKey) {
    // What a visitor typed last is written only now, and goes with the rest.
    writer.flush();
    moveVisitorDrafts(account);
    const initialCode = readDraft(key) ?? chosen.template;
    opened.current = { documentKey, key, initialCode, code: initialCode, aside: readAside(key) };
  }
  const current = opened.current;

  // What another tab of this browser types is shown here too: two texts under one name would write over each other.
  const follow = useEffectEvent(() => {
    if ((readDraft(key) ?? chosen.template) !== current.code) setOpens((before) => before + 1);
  });
  const listen = useEffectEvent(() => onDraftElsewhere(key, () => follow()));
  useEffect(() => listen(), [documentKey]);

  const flush = useEffectEvent(() => writer.flush());
  useEffect(() => {
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    const flushNow = () => flush();
    window.addEventListener('pagehide', flushNow);
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      window.removeEventListener('pagehide', flushNow);
      document.removeEventListener('visibilitychange', flushWhenHidden);
      flushNow();
    };
  }, []);

  const replace = (code: string | null) => {
    writer.flush();
    if (code === null) forgetDraft(key);
    else writeDraft(key, code);
    noteEdited(key);
    sendSoon();
    setOpens((before) => before + 1);
  };
  return {
    documentKey,
    initialCode: current.initialCode,
    code: () => current.code,
    flush: writer.flush,
    kept: [...current.aside, ...keptOf(languageKey)],
    change(code) {
      current.code = code;
      writer.change(current.key, code);
    },
    replace,
    open(code) {
      writer.flush();
      const isOwn = current.code.trim() !== '' && current.code !== chosen.template && current.code !== code;
      if (isOwn && !setAside(key, current.code)) return false;
      replace(code);
      return true;
    },
  };
}
