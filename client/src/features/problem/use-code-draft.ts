import { useEffect, useRef, useState } from 'react';
import { createDraftWriter, forgetDraft, readDraft, type DraftKey } from '../../lib/drafts/draft-store.ts';
import { accountStore } from '../../lib/session/account-store.ts';
import { useStore } from '../../lib/store/store.ts';
import type { OfferedLanguage } from './use-chosen-language.ts';

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
  /** Back to the template. */
  readonly reset: () => void;
}

/** The draft of a problem in a language, of the account on this machine. */
export function useCodeDraft(problemDisplayId: string, chosen: OfferedLanguage): CodeDraft {
  const account = useStore(accountStore);
  const [writer] = useState(() => createDraftWriter());
  const [resets, setResets] = useState(0);
  const key: DraftKey = { account, problemDisplayId, languageKey: chosen.language.key };
  const documentKey = [account, problemDisplayId, chosen.language.key, resets].join('\n');

  // The draft is read once for each text that is opened, not again while it is typed into.
  const opened = useRef<{ documentKey: string; initialCode: string; code: string } | null>(null);
  if (opened.current?.documentKey !== documentKey) {
    writer.flush();
    const initialCode = readDraft(key) ?? chosen.template;
    opened.current = { documentKey, initialCode, code: initialCode };
  }
  const current = opened.current;

  useEffect(() => {
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') writer.flush();
    };
    window.addEventListener('pagehide', writer.flush);
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      window.removeEventListener('pagehide', writer.flush);
      document.removeEventListener('visibilitychange', flushWhenHidden);
      writer.flush();
    };
  }, [writer]);

  return {
    documentKey,
    initialCode: current.initialCode,
    code: () => current.code,
    flush: writer.flush,
    change(code) {
      current.code = code;
      writer.change(key, code);
    },
    reset() {
      writer.flush();
      forgetDraft(key);
      setResets(resets + 1);
    },
  };
}
