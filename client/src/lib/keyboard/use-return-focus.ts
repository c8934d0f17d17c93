import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what opened the component, once it is gone: for dialogs that are only there while they are
 * open.
 *
 * @returns what opened it; null: nothing that takes the focus
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

/** A menu vanishes with the act that was chosen in it, so its button stands for it. */
function openerOf(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[role="menu"]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
  return opener instanceof HTMLElement ? opener : null;
}
