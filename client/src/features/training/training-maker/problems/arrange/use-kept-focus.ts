import { useLayoutEffect, useRef } from 'react';
import type { Arrangement } from './arrangement.ts';

/**
 * Keeps the focus on the button that moved something, when that is drawn in another section, so that a key can be
 * pressed several times.
 */
export function useKeptFocus(arrangement: Arrangement) {
  /** Around all items. */
  const list = useRef<HTMLDivElement>(null);
  const label = useRef<string | null>(null);
  useLayoutEffect(() => {
    const name = label.current;
    label.current = null;
    if (name === null || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`[aria-label="${CSS.escape(name)}"]`)?.focus();
  }, [arrangement]);
  /** To be called before something moves. */
  const keepFocus = () => {
    label.current = document.activeElement?.getAttribute('aria-label') ?? null;
  };
  return { list, keepFocus };
}
