/** A reload that did not help is not tried again for so long, in ms. */
const retryMs = 60_000;
/** What fails so soon after a page begins to be left was stopped by that, in ms. */
const leavingMs = 5_000;

/**
 * After a new version was put up, parts of the page that were not fetched yet are gone: one reload brings the new ones.
 * Not while a form holds something typed; then whoever needs the part says that it failed.
 */
export function followVersions(): void {
  let leftAt = Number.NEGATIVE_INFINITY;
  window.addEventListener('beforeunload', () => (leftAt = performance.now()));
  window.addEventListener('vite:preloadError', (event) => {
    // Firefox stops all requests of a page that is being left; a reload would then take the place of where one goes.
    const isLeft = performance.now() - leftAt < leavingMs;
    if (!isLeft && (isJustReloaded() || !navigator.onLine || isSomethingTyped())) return;
    event.preventDefault();
    if (isLeft) return;
    location.reload();
  });
}

/** The browser knows it, so this works in a private window and in a view, which store nothing. */
export function isJustReloaded(): boolean {
  if (performance.now() >= retryMs) return false;
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
}

/** Code is kept as a draft; other fields are lost by a reload. */
function isSomethingTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=checkbox],[type=radio],[type=search]), textarea',
  );
  return [...fields].some((field) => field.closest('.monaco-editor') === null && field.value !== field.defaultValue);
}
