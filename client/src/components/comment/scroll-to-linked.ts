/** Brings the text that a notification leads to into view and gives it the focus. */
export function scrollToLinked(element: HTMLElement | null): void {
  if (element === null) return;
  element.scrollIntoView({ block: 'center' });
  element.focus({ preventScroll: true });
}
