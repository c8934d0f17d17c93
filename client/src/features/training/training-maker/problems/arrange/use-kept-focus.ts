import { useLayoutEffect, useRef } from 'react';
import type { Arrangement } from './arrangement.ts';

/** A control of a row. */
interface Kept {
  /** Id of the row. */
  readonly row: string;
  readonly label: string;
}

/**
 * Keeps the focus on the control that moved a row, when the row is drawn in another place, so that a key can be pressed
 * several times. At an end of the list, where the control has nothing more to do, it goes to the one beside it.
 *
 * @returns to be called before something moves.
 */
export function useKeptFocus(arrangement: Arrangement): () => void {
  const kept = useRef<Kept | null>(null);
  useLayoutEffect(() => {
    const control = kept.current === null ? null : controlOf(kept.current);
    kept.current = null;
    if (control === null || (control.matches(':enabled') && control === document.activeElement)) return;
    const beside = control.parentElement?.querySelector<HTMLElement>('button:enabled');
    (control.matches(':enabled') ? control : beside)?.focus();
  }, [arrangement]);
  return () => {
    const control = document.activeElement;
    const row = control?.closest('li[id], section[id]')?.id;
    const label = control?.getAttribute('aria-label');
    kept.current = row && label ? { row, label } : null;
  };
}

function controlOf({ row, label }: Kept): HTMLElement | null {
  const controls = document.getElementById(row)?.querySelectorAll<HTMLElement>('button, select') ?? [];
  return [...controls].find((control) => control.getAttribute('aria-label') === label) ?? null;
}
