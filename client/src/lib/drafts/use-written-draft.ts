import { useRef } from 'react';
import type { FormDraftKey } from './form-draft.ts';
import { useDraftWrites } from './use-draft-writes.ts';

/**
 * Keeps what is typed into a form and not saved, through a reload and through other pages.
 *
 * @param key the same for the life of the component.
 * @param typed by field; empty forgets the draft.
 */
export function useWrittenDraft(key: FormDraftKey, typed: Readonly<Record<string, string>>) {
  const isFinished = useRef(false);
  const { writeNow } = useDraftWrites(JSON.stringify(typed), (store) => store(key, isFinished.current ? {} : typed));
  /** Everything is saved: forgets the draft. */
  const finish = () => {
    isFinished.current = true;
    writeNow();
  };
  return { finish };
}
