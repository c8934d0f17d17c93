import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { flatEntries, useNavigationItems } from './navigation-entries.ts';

/** After `g`, how long the second key may take, in ms. */
const SEQUENCE_MS = 1200;

/** The keys that work on every page, while nothing is being typed. */
export function useShortcuts(): { readonly isSheetOpen: boolean; readonly closeSheet: () => void } {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const navigate = useNavigate();
  const entries = flatEntries(useNavigationItems());
  const goneAt = useRef(0);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target)) return;
    const isSecondKey = Date.now() - goneAt.current < SEQUENCE_MS;
    goneAt.current = event.key === 'g' ? Date.now() : 0;
    const entry = isSecondKey ? entries.find(({ key }) => key === event.key) : undefined;
    if (entry !== undefined) {
      event.preventDefault();
      void navigate(entry.to);
    } else if (event.key === '?') {
      event.preventDefault();
      setSheetOpen(true);
    } else if (event.key === '/') {
      focusSearch(event);
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return { isSheetOpen, closeSheet: () => setSheetOpen(false) };
}

function focusSearch(event: KeyboardEvent): void {
  const field = document.querySelector<HTMLInputElement>('[data-search-field]');
  if (field === null) return;
  event.preventDefault();
  field.focus();
  field.select();
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select, [role="dialog"], .monaco-editor') !== null;
}
