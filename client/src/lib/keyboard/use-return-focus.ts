import { useEffect, useState } from 'react';
import { openerOf } from './opener.ts';

/**
 * Gives the focus back to what opened the component, once it is gone: for dialogs that are only there while they are
 * open.
 *
 * @returns what opened it
 */
export function useReturnFocus(): HTMLElement | null {
  const [opener] = useState(() => openerOf(document.activeElement));
  useEffect(() => {
    return () => {
      // What was in the dialog is removed first; whoever took the focus by then keeps it.
      setTimeout(() => {
        if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
      });
    };
  }, [opener]);
  return opener;
}
