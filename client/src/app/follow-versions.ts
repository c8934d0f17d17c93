import { readStored, writeStored } from '../lib/store/local-storage.ts';

const reloadedKey = 'reloadedForVersion';
/** A reload that did not help is not tried again for so long, in ms. */
const retryMs = 60_000;

/**
 * After a new version was put up, parts of the page that were not fetched yet are gone: one reload brings the new ones.
 * Not while a form holds something typed; then whoever needs the part says that it failed.
 */
export function followVersions(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const isRecent = Date.now() - Number(readStored(reloadedKey) ?? 0) < retryMs;
    if (isRecent || !navigator.onLine || isSomethingTyped()) return;
    if (!writeStored(reloadedKey, String(Date.now()))) return;
    event.preventDefault();
    location.reload();
  });
}

/** Code is kept as a draft; other fields are lost by a reload. */
function isSomethingTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=checkbox],[type=radio],[type=search]), textarea',
  );
  return [...fields].some((field) => field.closest('.monaco-editor') === null && field.value !== field.defaultValue);
}
