import { useCallback, useEffect, useState } from 'react';
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
  const [marks, setMarks] = useState<ReadMarks>(() => (userId === undefined ? none : readMarks({ userId, contestId })));
  useEffect(
    () =>
      userId === undefined
        ? undefined
        : onStoredElsewhere(keyOf({ userId, contestId }), () => setElsewhere((count) => count + 1)),
    [userId, contestId],
  );
  useEffect(
    () => setMarks(userId === undefined ? none : readMarks({ userId, contestId })),
    [userId, contestId, changes, elsewhere],
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
