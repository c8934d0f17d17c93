import { useEffect, useRef } from 'react';
import { leaveFormDraft, writeFormDraft } from './form-draft.ts';

/** Time between the last key and the write, in ms. */
const delayMs = 400;

/** Stores a draft: `writeFormDraft`, or `leaveFormDraft` when the page is about to go. */
type Store = typeof writeFormDraft;

/**
 * Writes a draft shortly after its content changed, before the page goes, and when the component goes.
 *
 * @param content tells one content from another.
 * @returns `writeNow`, and `replaceWrite` for the time until the next rendering.
 */
export function useDraftWrites(content: string, write: (store: Store) => void) {
  const latest = useRef(write);
  latest.current = write;
  useEffect(() => {
    const timer = setTimeout(() => latest.current(writeFormDraft), delayMs);
    return () => clearTimeout(timer);
  }, [content]);
  useEffect(() => {
    const flush = () => latest.current(leaveFormDraft);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      latest.current(writeFormDraft);
    };
  }, []);
  return {
    writeNow: () => latest.current(writeFormDraft),
    replaceWrite: (replacement: typeof write) => {
      latest.current = replacement;
    },
  };
}
