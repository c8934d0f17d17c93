/** When to look, in ms: at once, and after a closing dialog has left the page and given the focus back. */
const looksMs = [0, 60, 250] as const;

/** Focuses an element once what had the focus is gone. What takes the focus meanwhile keeps it. */
export function focusLater(find: () => HTMLElement | null): void {
  for (const delay of looksMs)
    setTimeout(() => {
      if (document.activeElement === document.body) find()?.focus();
    }, delay);
}
