import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsArchived } from '../../../components/archive/archived-place.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { readStored, writeStored } from '../../../lib/store/local-storage.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { draftData, isSameForm } from './form/draft-data.ts';
import type { ProblemValues } from './form/values.ts';
import { useDropProblemDraftMutation, useSaveProblemDraftMutation } from './problem-form.generated.ts';

/** Time between the last key and keeping the draft here and on the server, in ms. */
const localMs = 300;
const serverMs = 1_500;
/** Time until the next try when the server could not be reached, in ms. */
const retryMs = 10_000;

/** A draft kept by this browser until the server has it. */
interface LocalDraft {
  readonly data: string;
  readonly basedOnVersion: number | null;
  /** ISO 8601. */
  readonly savedAt: string;
}

interface DraftSavingOptions {
  /** User id. */
  readonly account: string;
  readonly problemId: number | null;
  /** Version of the problem the form began with. */
  readonly version: number | null;
  readonly values: ProblemValues;
  /** The form as it is stored, or as a new one begins. */
  readonly saved: ProblemValues;
  /** When the server kept the draft the form began with; null: it began with none. */
  readonly keptAtFirst: string | null;
  /** Somebody else saved the problem meanwhile. @param version theirs. */
  readonly onNewerVersion: (version: number) => void;
}

/** How the draft is. */
export interface DraftState {
  readonly isUnsaved: boolean;
  /** When the server kept it last; null: not yet. */
  readonly keptAt: Date | null;
  /** The server cannot be reached or refuses it; this browser keeps it. In the reader's language, or empty. */
  readonly refusal: string | null;
}

/**
 * Keeps what is typed: at once in this browser, a little later on the server. It forgets the draft once the form holds
 * nothing that is not saved.
 */
export function useDraftSaving({
  account,
  problemId,
  version,
  values,
  saved,
  keptAtFirst,
  onNewerVersion,
}: DraftSavingOptions) {
  const t = useText();
  const isArchived = useIsArchived();
  const [save] = useSaveProblemDraftMutation();
  const [drop] = useDropProblemDraftMutation();
  const [keptAt, setKeptAt] = useState<Date | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  // Names the draft the server has of this form: one that was typed elsewhere since is not forgotten with it.
  const kept = useRef(keptAtFirst);
  const isFinished = useRef(false);
  const underWay = useRef<Promise<void>>(Promise.resolve());
  const isUnsaved = !isSameForm(values, saved);
  const key = localKey(account, problemId);

  const keepHere = useEffectEvent(() => {
    if (isFinished.current) return;
    const draft: LocalDraft = { data: draftData(values), basedOnVersion: version, savedAt: new Date().toISOString() };
    writeStored(key, isUnsaved ? JSON.stringify(draft) : null);
  });
  const tellServer = useEffectEvent(async () => {
    // The server keeps no drafts of an archived group.
    if (isFinished.current || isArchived) return;
    if (!isUnsaved) {
      if (kept.current !== null) await drop({ variables: { problemId, savedAt: kept.current } });
      kept.current = null;
      setKeptAt(null);
      return;
    }
    const data = draftData(values);
    const { data: answer } = await save({ variables: { problemId, data, basedOnVersion: version } });
    const result = answer?.saveProblemDraft;
    if (result?.__typename !== 'SaveProblemDraftSuccess') return setRefusal(result?.message ?? '');
    kept.current = result.data.savedAt;
    setRefusal(null);
    setKeptAt(new Date(result.data.savedAt));
    if (readLocalDraft(account, problemId)?.data === data) writeStored(key, null);
    if (version !== null && result.data.currentVersion !== null && result.data.currentVersion > version)
      onNewerVersion(result.data.currentVersion);
  });

  // One after another: an older draft must not come after a newer one.
  const keepThere = useEffectEvent(() => {
    underWay.current = underWay.current.catch(() => undefined).then(() => tellServer());
    return underWay.current;
  });

  useEffect(() => {
    const here = setTimeout(() => keepHere(), localMs);
    return () => clearTimeout(here);
  }, [values]);
  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      setRefusal('');
      retry = setTimeout(() => setTries((count) => count + 1), retryMs);
    };
    const there = setTimeout(() => void keepThere().catch(again), serverMs);
    return () => {
      clearTimeout(there);
      clearTimeout(retry);
    };
  }, [values, saved, tries]);
  useEffect(() => {
    const flush = () => keepHere();
    window.addEventListener('pagehide', flush);
    return () => window.removeEventListener('pagehide', flush);
  }, []);
  const leave = useEffectEvent(() => {
    keepHere();
    if (!isUnsaved || isFinished.current) return;
    void keepThere().catch(() => undefined);
    // Whoever goes by the browser's Back is not asked before.
    showToast('info', t({ id: 'author.draftKept' }));
  });
  useEffect(() => () => leave(), []);

  /** The problem was made: nothing is to be kept any more. */
  const finish = async () => {
    isFinished.current = true;
    writeStored(key, null);
    await underWay.current.catch(() => undefined);
    if (kept.current !== null) await drop({ variables: { problemId, savedAt: kept.current } }).catch(() => undefined);
  };
  const state: DraftState = { isUnsaved, keptAt: isUnsaved ? keptAt : null, refusal: isUnsaved ? refusal : null };
  return { ...state, finish, draftSavedAt: () => kept.current };
}

/** What this browser keeps that the server does not have; null: nothing. */
export function readLocalDraft(account: string, problemId: number | null): LocalDraft | null {
  try {
    const draft: unknown = JSON.parse(readStored(localKey(account, problemId)) ?? 'null');
    if (
      typeof draft !== 'object' ||
      draft === null ||
      !('data' in draft) ||
      !('savedAt' in draft) ||
      !('basedOnVersion' in draft)
    )
      return null;
    const { data, savedAt, basedOnVersion } = draft;
    return typeof data === 'string' &&
      typeof savedAt === 'string' &&
      (basedOnVersion === null || typeof basedOnVersion === 'number')
      ? { data, savedAt, basedOnVersion }
      : null;
  } catch {
    return null;
  }
}

/** Forgets it. */
export function dropLocalDraft(account: string, problemId: number | null): void {
  writeStored(localKey(account, problemId), null);
}

function localKey(account: string, problemId: number | null): string {
  return ['problem-draft', account, String(problemId ?? 'new')].map(encodeURIComponent).join(':');
}
