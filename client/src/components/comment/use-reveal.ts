import { useEffect, useRef, useState } from 'react';

/** Moves the focus to the first row that comes in, when the button that asked for more goes. @param count rows. */
export function useReveal(count: number) {
  const list = useRef<HTMLUListElement>(null);
  /** Rows there were when more were asked for; null: none are awaited. */
  const [before, setBefore] = useState<number | null>(null);
  useEffect(() => {
    if (before === null || count <= before) return;
    const first = list.current?.children[before];
    if (document.activeElement === document.body && first instanceof HTMLElement) {
      first.tabIndex = -1;
      first.focus({ preventScroll: true });
    }
    setBefore(null);
  }, [before, count]);
  return {
    list,
    reveal: (more: () => void) => {
      setBefore(count);
      more();
    },
  };
}
