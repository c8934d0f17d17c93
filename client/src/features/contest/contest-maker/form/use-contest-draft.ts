import { useState } from 'react';
import { readFormDraft } from '../../../../lib/drafts/form-draft.ts';
import { useWrittenDraft } from '../../../../lib/drafts/use-written-draft.ts';
import { draftOf, withDraft } from './contest-draft.ts';
import type { ContestValues } from './values.ts';

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
  return useWrittenDraft(key, draftOf(values, saved));
}

function keyOf({ account, contestId }: DraftPlace) {
  return { account, form: `contest ${contestId ?? 'new'}` };
}
