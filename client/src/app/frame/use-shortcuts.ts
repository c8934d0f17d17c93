import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { codeField } from '../../lib/keyboard/code-field.ts';
import { takeEarlyKeys } from '../../lib/keyboard/early-keys.ts';
import { isPaletteKey } from '../../lib/keyboard/is-palette-key.ts';
import { isTyping } from '../../lib/keyboard/is-typing.ts';
import { isPaletteOpenStore, takeTypedAhead, typeAhead } from '../../lib/keyboard/palette-store.ts';
import { focusRow } from '../../lib/keyboard/row-list.ts';
import { shortcutKey } from '../../lib/keyboard/shortcut-key.ts';
import { flatEntries, useNavigationItems } from './navigation-entries.ts';

/** After `g`, how long the second key may take, in ms. */
const sequenceMs = 1200;

interface KeySheet {
  readonly isSheetOpen: boolean;
  readonly setSheetOpen: (isOpen: boolean) => void;
}

/** The keys that work on every page: Ctrl+K or Cmd+K always, the others while nothing is being typed. */
export function useShortcuts(): KeySheet {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const navigate = useNavigate();
  const entries = flatEntries(useNavigationItems());
  const goneAt = useRef(-Infinity);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // What opened it may still be on its way: keys that follow are meant for it.
    if (isPaletteOpenStore.get()) {
      if (!isLetterAhead(event)) return;
      event.preventDefault();
      typeAhead(event.key);
      return;
    }
    if (event.isComposing) return;
    if (isPaletteKey(event)) {
      event.preventDefault();
      takeTypedAhead();
      isPaletteOpenStore.set(true);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    // When it was pressed: a busy page may hear of it later.
    const isSecondKey = event.timeStamp - goneAt.current < sequenceMs;
    const pressed = shortcutKey(event);
    goneAt.current = pressed === 'g' ? event.timeStamp : -Infinity;
    const entry = isSecondKey ? entries.find(({ key }) => key === pressed) : undefined;
    if (entry !== undefined) {
      event.preventDefault();
      void navigate(entry.to);
    } else if (pressed === '?') {
      event.preventDefault();
      setSheetOpen(true);
    } else if (pressed === '/') {
      event.preventDefault();
      if (!focusSearch()) isPaletteOpenStore.set(true);
    } else if (pressed === 'e') {
      focusCode(event);
    } else if (pressed === 'j' || pressed === 'k') {
      if (focusRow(pressed === 'j' ? 1 : -1)) event.preventDefault();
    }
  });
  // Before the page is seen, so that no key of whoever sees it is missed.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    takeEarlyKeys().forEach(listener);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return { isSheetOpen, setSheetOpen };
}

/** Typed before the palette has the focus, in a field of the page perhaps. */
function isLetterAhead({ key, ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  if (key.length !== 1 || ctrlKey || metaKey || altKey || isComposing) return false;
  return !(target instanceof Element && target.closest('[role="dialog"]') !== null);
}

/** @returns false: the page has no search. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('[data-search-field]');
  field?.focus();
  field?.select();
  return field !== null;
}

function focusCode(event: KeyboardEvent): void {
  const field = codeField();
  if (field === null) return;
  event.preventDefault();
  field.focus();
}
