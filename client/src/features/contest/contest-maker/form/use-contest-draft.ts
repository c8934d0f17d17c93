import { useEffect, useRef, useState } from 'react';
import { readFormDraft, writeFormDraft } from '../../../../lib/drafts/form-draft.ts';
import { draftOf, withDraft } from './contest-draft.ts';
import type { ContestValues } from './values.ts';

/** Time between the last key and the write, in ms. */
const delayMs = 400;

interface DraftPlace {
  /** User id. */
  readonly account: string;
  /** Null: a contest still to be made. */
  readonly contestId: number | null;
}

/** The form as its draft has it; null: there is no draft, or nothing else in it than what is saved. */
export function readContestDraft(place: DraftPlace, saved: ContestValues): ContestValues | null {
  return withDraft(saved, readFormDraft(keyOf(place)));
}

/** Keeps what is typed and not saved, through a reload and through other pages. */
export function useContestDraft(place: DraftPlace, values: ContestValues, saved: ContestValues) {
  const [key] = useState(() => keyOf(place));
  const isFinished = useRef(false);
  const write = useRef(() => {});
  write.current = () => writeFormDraft(key, isFinished.current ? {} : draftOf(values, saved));
  useEffect(() => {
    const timer = setTimeout(() => write.current(), delayMs);
    return () => clearTimeout(timer);
  }, [values, saved]);
  useEffect(() => {
    const flush = () => write.current();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
  /** The contest was made: nothing is to be kept any more. */
  const finish = () => {
    isFinished.current = true;
    write.current();
  };
  return { finish };
}

function keyOf({ account, contestId }: DraftPlace) {
  return { account, form: `contest ${contestId ?? 'new'}` };
}
