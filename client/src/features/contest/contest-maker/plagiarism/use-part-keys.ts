import { useEffect, useEffectEvent } from 'react';
import { shortcutKey } from '../../../../lib/keyboard/shortcut-key.ts';

/** Keys of the side-by-side view: to the next part, and to the one before. */
export const nextKey = 'j';
export const previousKey = 'k';

/** Hands over to which side of the current part a key goes, unless something is being typed. */
export function usePartKeys(onMove: (step: 1 | -1) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select, [role="dialog"]')) return;
    const key = shortcutKey(event);
    if (key !== nextKey && key !== previousKey) return;
    event.preventDefault();
    onMove(key === nextKey ? 1 : -1);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
