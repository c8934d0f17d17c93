import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { takeEarlyKeys } from '../../lib/keyboard/early-keys.ts';
import { flatEntries, useNavigationItems } from './navigation-entries.ts';

/** After `g`, how long the second key may take, in ms. */
const sequenceMs = 1200;

/** The keys that work on every page, while nothing is being typed. */
export function useShortcuts(): { readonly isSheetOpen: boolean; readonly closeSheet: () => void } {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const navigate = useNavigate();
  const entries = flatEntries(useNavigationItems());
  const goneAt = useRef(-Infinity);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target)) return;
    // When it was pressed: a busy page may hear of it later.
    const isSecondKey = event.timeStamp - goneAt.current < sequenceMs;
    goneAt.current = event.key === 'g' ? event.timeStamp : -Infinity;
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
  // Before the page is seen, so that no key of whoever sees it is missed.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    takeEarlyKeys().forEach(listener);
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
  return (
    target.isContentEditable || target.closest('input, textarea, select, [role="dialog"], .monaco-editor') !== null
  );
}
