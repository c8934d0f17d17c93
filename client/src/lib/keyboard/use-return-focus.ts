import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what had it, once the component is gone: for dialogs that are only there while they are open.
 */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    return () => {
      // What was in the dialog is removed first; whoever took the focus by then keeps it.
      setTimeout(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement)
          before.focus({ preventScroll: true });
      });
    };
  }, [before]);
}
