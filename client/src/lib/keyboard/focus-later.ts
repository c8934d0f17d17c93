/** When to look, in ms: at once, and after a closing dialog has left the page and given the focus back. */
const looksMs = [0, 60, 250] as const;

/** Focuses an element once what had the focus is gone. What takes the focus meanwhile keeps it. */
export function focusLater(find: () => HTMLElement | null): void {
  for (const delay of looksMs)
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const element = find();
      if (element !== null && !isBehindDialog(element)) element.focus();
    }, delay);
}

/** A dialog closes when the focus goes to the page behind it, and what is typed in it is out of sight. */
function isBehindDialog(element: HTMLElement): boolean {
  const open = [...document.querySelectorAll('[aria-modal="true"][data-state="open"]')];
  return open.some((dialog) => !dialog.contains(element));
}
