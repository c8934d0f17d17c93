/**
 * Moves the focus to the heading of the page, or to the page without one, once what changed is drawn: for acts that
 * take away what had the focus.
 */
export function focusHeading(): void {
  setTimeout(() => {
    const main = document.getElementById('main');
    const heading = main?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? main)?.focus();
  });
}
