import { defineConfig } from '@playwright/test';
import { chromiumForTests } from '../setup/chromium.ts';
import { firefoxOptions } from '../setup/firefox.ts';
import { defaultLook } from './looks.ts';
import type { SiteFixtures } from './site-fixtures.ts';

/*
 * desktop     what needs to be shown once
 * everywhere  what must work in both languages and on both sizes: each file names its looks
 * pages       every page
 *
 * They run in this order: the longest tests come first, and many short ones keep all workers busy to the end.
 *
 * One site serves the whole run, and two processors serve the site, its judge and four browsers. A test that fails is
 * tried once more; one that passes only then is named as flaky in the digest of the run and is to be mended. Limits are
 * wide, since nothing waits for them while all is well: beside other work a program is judged after half a minute.
 *
 * The main paths, marked `@firefox`, are walked in Firefox after all is done in Chromium. There is no further project:
 * each starts workers and browsers of its own.
 */
export default defineConfig<SiteFixtures>({
  testDir: '.',
  testMatch: '{desktop,everywhere,pages}/*.spec.ts',
  outputDir: process.env['VERDICT_E2E_OUTPUT'] ?? '../build/e2e',
  globalSetup: './start-site.ts',
  fullyParallel: true,
  workers: 4,
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    ...defaultLook.use,
    screenshot: 'only-on-failure',
    trace: 'off',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'chromium', use: { launchOptions: chromiumForTests } },
    // Firefox plays no phone.
    { name: 'firefox', grep: /@firefox/, grepInvert: / phone /, use: firefoxOptions },
  ],
});
