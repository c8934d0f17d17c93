import { join } from 'node:path';

/**
 * How Debian's Firefox is started for tests. Playwright's own Firefox is patched and would be downloaded; to a channel
 * of Mozilla it speaks WebDriver BiDi, which every Firefox knows.
 */
export const firefoxOptions = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: join(import.meta.dirname, 'firefox-process.ts'),
    // What the process must answer for: Playwright can set neither for a page of this Firefox.
    firefoxUserPrefs: { 'layout.css.prefers-color-scheme.content-override': 1, 'ui.prefersReducedMotion': 1 },
  },
} as const;
