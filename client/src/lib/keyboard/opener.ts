import { useState } from 'react';

/**
 * What opens something by having the focus; null: nothing that takes the focus. A menu vanishes with the act that was
 * chosen in it, so its button stands for it.
 */
export function openerOf(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[role="menu"]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
  return opener instanceof HTMLElement ? opener : null;
}

/** What opened something last, for a component that is also there while it is closed. */
export function useOpener(isOpen: boolean): HTMLElement | null {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpener(openerOf(document.activeElement));
  }
  return opener;
}
