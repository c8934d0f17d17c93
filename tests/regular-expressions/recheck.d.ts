declare module 'recheck/lib/browser.js' {
  import type { checkSync } from 'recheck';

  /** The analyser in plain JavaScript: no worker, no program of another platform. */
  const recheck: { checkSync: typeof checkSync };
  export default recheck;
}
