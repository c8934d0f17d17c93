import { useEffect, useEffectEvent } from 'react';
import { shortcutKey } from '../../../../lib/keyboard/shortcut-key.ts';
import type { CeremonyAct } from './use-ceremony.ts';

/** What a key does on the scroll board. */
export type KeyAct = CeremonyAct | 'fullScreen' | 'help';

const acts: Readonly<Record<string, KeyAct>> = {
  ' ': 'forth',
  ArrowRight: 'forth',
  ArrowLeft: 'back',
  Enter: 'play',
  a: 'play',
  n: 'award',
  Home: 'start',
  End: 'end',
  '+': 'faster',
  // The same key without shift.
  '=': 'faster',
  '-': 'slower',
  f: 'fullScreen',
  '?': 'help',
};

/**
 * What a held key goes on doing. A result that is told cannot be taken back from those who saw it: each asks for a
 * press of its own.
 */
const held: ReadonlySet<KeyAct> = new Set(['back', 'faster', 'slower']);

/** Hands over what keys ask for. Keys of a dialog and of what has the focus stay theirs. */
export function useCeremonyKeys(onAct: (act: KeyAct) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const act = acts[shortcutKey(event)];
    const target = event.target instanceof Element ? event.target : null;
    if (act === undefined || target?.closest('[role="dialog"], [role="alertdialog"]')) return;
    if ((event.key === ' ' || event.key === 'Enter') && target?.closest('button, a')) return;
    event.preventDefault();
    // The site has a list of keys of its own.
    event.stopPropagation();
    if (!event.repeat || held.has(act)) onAct(act);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
}
