import { useEffect, useRef } from 'react';
import { leaveFormDraft, writeFormDraft, type FormDraftKey } from './form-draft.ts';

/** Time between the last key and the write, in ms. */
const delayMs = 400;

/**
 * Keeps what is typed into a form and not saved, through a reload and through other pages.
 *
 * @param key the same for the life of the component.
 * @param typed by field; empty forgets the draft.
 */
export function useWrittenDraft(key: FormDraftKey, typed: Readonly<Record<string, string>>) {
  const isFinished = useRef(false);
  const write = useRef((_keep: typeof writeFormDraft) => {});
  write.current = (keep) => keep(key, isFinished.current ? {} : typed);
  const content = JSON.stringify(typed);
  useEffect(() => {
    const timer = setTimeout(() => write.current(writeFormDraft), delayMs);
    return () => clearTimeout(timer);
  }, [content]);
  useEffect(() => {
    const flush = () => write.current(leaveFormDraft);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      write.current(writeFormDraft);
    };
  }, []);
  /** Everything is saved: forgets the draft. */
  const finish = () => {
    isFinished.current = true;
    write.current(writeFormDraft);
  };
  return { finish };
}
