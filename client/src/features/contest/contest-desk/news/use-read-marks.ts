import { useCallback, useEffect, useMemo, useState } from 'react';
import { onStoredElsewhere } from '../../../../lib/store/local-storage.ts';
import { createStore, useStore } from '../../../../lib/store/store.ts';
import { keyOf, readMarks, writeMarks, type MarksOf, type ReadMarks } from './read-marks.ts';

/** Grows whenever marks of any contest change in this tab. */
const changesStore = createStore(0);
const none: ReadMarks = { announcements: [], answers: {} };

/**
 * What was read of a contest, as it changes here and in other tabs, and how to change it.
 *
 * @param userId undefined while it is not known who reads.
 */
export function useReadMarks(userId: string | undefined, contestId: number) {
  const changes = useStore(changesStore);
  const [elsewhere, setElsewhere] = useState(0);
  const marks = useMemo(
    () => (userId === undefined ? none : readMarks({ userId, contestId })),
    // oxlint-disable-next-line react/exhaustive-deps -- What is stored changes with them.
    [userId, contestId, changes, elsewhere],
  );
  useEffect(
    () =>
      userId === undefined
        ? undefined
        : onStoredElsewhere(keyOf({ userId, contestId }), () => setElsewhere((count) => count + 1)),
    [userId, contestId],
  );
  const change = useCallback(
    (next: (marks: ReadMarks) => ReadMarks) => {
      if (userId === undefined) return;
      const of: MarksOf = { userId, contestId };
      writeMarks(of, next(readMarks(of)));
      changesStore.set(changesStore.get() + 1);
    },
    [userId, contestId],
  );
  return { marks, change };
}
