import { useEffect, useRef } from 'react';
import { writeFormDraft, type FormDraftKey } from './form-draft.ts';

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
  const write = useRef(() => {});
  write.current = () => writeFormDraft(key, isFinished.current ? {} : typed);
  const content = JSON.stringify(typed);
  useEffect(() => {
    const timer = setTimeout(() => write.current(), delayMs);
    return () => clearTimeout(timer);
  }, [content]);
  useEffect(() => {
    const flush = () => write.current();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
  /** Everything is saved: forgets the draft. */
  const finish = () => {
    isFinished.current = true;
    write.current();
  };
  return { finish };
}
