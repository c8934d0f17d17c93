import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { isTyping } from './is-typing.ts';

interface ProblemKeysOptions {
  readonly items: readonly { readonly displayId: string }[];
  /** Of the problem that is shown; -1: none of the list. */
  readonly index: number;
  readonly addressOf: (displayId: string) => string;
}

/** Alt+1 to Alt+9 go to the first nine problems of a list, Alt+PageUp and Alt+PageDown to the neighbours. */
export function useProblemKeys({ items, index, addressOf }: ProblemKeysOptions): void {
  const navigate = useNavigate();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.isComposing) return;
    const wanted = indexOf(event, index);
    if (wanted === null) return;
    const item = items[wanted];
    // A digit without a problem stays the browser's.
    if (item === undefined && !event.key.startsWith('Page')) return;
    event.preventDefault();
    event.stopPropagation();
    if (item !== undefined && wanted !== index) void navigate(addressOf(item.displayId));
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    // Before the editor, which scrolls by these keys.
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, []);
}

/** Index of the problem that a key goes to; null: it goes to none. */
function indexOf({ key, code, target }: KeyboardEvent, index: number): number | null {
  if (key === 'PageUp' || key === 'PageDown') return index < 0 ? -1 : index + (key === 'PageUp' ? -1 : 1);
  if (/^[1-9]$/.test(key)) return Number(key) - 1;
  // On a Mac, Option and a digit make a sign, such as the brackets of some keyboards, which programs need.
  const digit = isTyping(target) ? null : /^Digit([1-9])$/.exec(code);
  return digit === null ? null : Number(digit[1]) - 1;
}
