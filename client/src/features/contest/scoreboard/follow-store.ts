import { useCallback, useEffect, useState } from 'react';
import { onStoredElsewhere, readStored, writeStored } from '../../../lib/store/local-storage.ts';

const keyOf = (contestId: number) => `contest-followed:${contestId}`;

function read(contestId: number): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(contestId)) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
  } catch {
    // Somebody else's text under our name.
    return new Set();
  }
}

/** Whom this browser follows in a contest, by user id, and how to follow or leave somebody. */
export function useFollowed(contestId: number): readonly [ReadonlySet<string>, (userId: string) => void] {
  const [followed, setFollowed] = useState(() => read(contestId));
  useEffect(() => {
    setFollowed(read(contestId));
    return onStoredElsewhere(keyOf(contestId), () => setFollowed(read(contestId)));
  }, [contestId]);
  const toggle = useCallback(
    (userId: string) => {
      const next = new Set(read(contestId));
      if (!next.delete(userId)) next.add(userId);
      writeStored(keyOf(contestId), next.size === 0 ? null : JSON.stringify([...next]));
      setFollowed(next);
    },
    [contestId],
  );
  return [followed, toggle];
}
