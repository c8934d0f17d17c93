import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../setup/chromium.ts';
import type { SiteFixtures } from './site-fixtures.ts';

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** Tests that take turns and are the other's; none when pictures of all are wanted. */
const notOfTurn = (turn: 1 | 2): RegExp[] => (process.env['VERDICT_SHOTS'] === undefined ? [new RegExp(`@turn-${3 - turn}`)] : []);

/*
 * everywhere  what must work in both languages and on both sizes
 * desktop     what needs to be shown once
 *
 * Each language and each size is seen in light and in dark.
 *
 * One site serves the whole run, and two processors serve the site, its judge and four browsers. A test that fails is
 * tried once more; one that passes only then is named as flaky in the digest of the run and is to be mended.
 */
export default defineConfig<SiteFixtures>({
  testDir: '.',
  outputDir: process.env['VERDICT_E2E_OUTPUT'] ?? '../build/e2e',
  globalSetup: './start-site.ts',
  fullyParallel: true,
  workers: 4,
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: { launchOptions: chromiumLaunch, screenshot: 'only-on-failure', trace: 'off', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce', serviceWorkers: 'block' },
  projects: [
    { name: 'desktop zh-CN', testMatch: 'everywhere/*.spec.ts', grepInvert: [/@only-phone/, ...notOfTurn(1)], use: { ...desktop, locale: 'zh-CN', colorScheme: 'dark' } },
    { name: 'desktop en-US', testMatch: ['everywhere/*.spec.ts', 'desktop/*.spec.ts'], grepInvert: [/@only-phone/, ...notOfTurn(2)], use: { ...desktop, locale: 'en-US', colorScheme: 'light' } },
    { name: 'phone zh-CN', testMatch: 'everywhere/*.spec.ts', grepInvert: [/@only-desktop/, ...notOfTurn(2)], use: { ...phone, locale: 'zh-CN', colorScheme: 'dark' } },
    { name: 'phone en-US', testMatch: 'everywhere/*.spec.ts', grepInvert: [/@only-desktop/, ...notOfTurn(1)], use: { ...phone, locale: 'en-US', colorScheme: 'light' } },
  ],
});
