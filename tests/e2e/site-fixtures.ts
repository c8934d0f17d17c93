import { test as base } from '@playwright/test';
import type { Db } from '@verdict/prisma/db.ts';
import { createPasswordHasher } from '@verdict/server/adapters/password-hasher.ts';
import { buildUser, testPassword } from '../factories/user.ts';
import { isOfOtherTurn } from '../setup/sampling.ts';
import { type Account, signIn, signInAsRoot } from '../setup/site-api.ts';
import { openSiteDatabase } from './site-database.ts';
import { siteUrlVariable } from './start-site.ts';
import { type Say, sayIn } from './words.ts';

/** Pictures of home and the footer are the site's: another test may take one away while a page asks for it. */
const takenAway = /status of 404 .*\/api\/public\/img\//;

/** What every browser test has. */
export interface SiteFixtures {
  /** Texts of the console that a test means to cause; any other error there fails it. */
  readonly expectedErrors: readonly RegExp[];
  /** The site's words in the language of the browser. */
  readonly say: Say;
  /** A narrow screen, where navigation is in a drawer and rows are cards. */
  readonly isPhone: boolean;
  /** Size and language, as pictures are named after them. */
  readonly view: string;
  /** Makes an account with a session. */
  readonly newAccount: () => Promise<Account>;
  /** Leaves out, on a slow machine, the half of the tests whose turn it is not. */
  readonly turn: void;
  /** A new account, not yet signed in on the page. */
  readonly account: Account;
  /** Signs the account in as if it had been here before. */
  readonly signedIn: Account;
}

interface WorkerFixtures {
  readonly database: Db['db'];
  /** The super admin. Its session is shared: a test that ends it signs in for itself. */
  readonly root: Account;
}

/**
 * In Firefox Playwright fills a field by writing its value, which React watches and takes for its own doing. This takes
 * the place of that script and fills as typing does.
 */
const insertTextAsTyped = `Object.defineProperty(window, '__pw_bidiInsertText', {
  get: () => (text) => void document.execCommand('insertText', false, text),
  set: () => {},
})`;

let accounts = 0;

/** A name nobody has yet, of at most 20 characters. */
export function newUsername(): string {
  accounts += 1;
  return `u${process.pid}x${Date.now().toString(36)}${accounts}`.slice(-20);
}

const passwords = createPasswordHasher();

/** A test in a browser, on the site of this run. */
export const test = base.extend<SiteFixtures, WorkerFixtures>({
  database: [
    async ({}, use) => {
      const { db, close } = await openSiteDatabase();
      await use(db);
      await close();
    },
    { scope: 'worker' },
  ],
  root: [async ({}, use) => use(await signInAsRoot(siteUrl())), { scope: 'worker' }],
  baseURL: async ({}, use) => use(siteUrl()),
  turn: [
    async ({}, use, info) => {
      info.skip(!info.tags.includes('@firefox') && isOfOtherTurn(info.title), 'It runs at other commits.');
      await use();
    },
    { auto: true },
  ],
  expectedErrors: [[], { option: true }],
  say: async ({ locale }, use) => use(sayIn(locale === 'zh-CN' ? 'zh-CN' : 'en-US')),
  isPhone: async ({ viewport }, use) => use((viewport?.width ?? 0) < 768),
  view: async ({ isPhone, locale }, use) => use(`${isPhone ? 'phone' : 'desktop'}-${locale}`),
  newAccount: async ({ database }, use) =>
    use(async () => {
      const { username } = await buildUser({ db: database, passwords }, { username: newUsername() });
      return signIn(siteUrl(), { username, password: testPassword });
    }),
  account: async ({ newAccount }, use) => use(await newAccount()),
  context: async ({ context, browserName }, use) => {
    if (browserName === 'firefox') await context.addInitScript({ content: insertTextAsTyped });
    await use(context);
  },
  signedIn: async ({ page, account }, use) => {
    await page.addInitScript(
      ({ token, mark }) => {
        try {
          // Once only: a test may sign out.
          if (sessionStorage.getItem(mark) === null) localStorage.setItem('token', token);
          sessionStorage.setItem(mark, 'done');
        } catch {
          // Firefox begins with a blank page that may store nothing.
        }
      },
      { token: account.token, mark: 'signedInByTest' },
    );
    await use(account);
  },
  page: async ({ page, browserName, expectedErrors }, use) => {
    const errors: string[] = [];
    let isLeft = false;
    const note = (text: string) => {
      if (!isLeft && ![takenAway, ...expectedErrors].some((expected) => expected.test(text))) errors.push(text);
    };
    if (browserName === 'firefox') {
      // It stops what a page still fetches as soon as it is being left, and that page complains.
      page.on('request', (request) => (isLeft ||= request.isNavigationRequest()));
      page.on('framenavigated', () => (isLeft = false));
    }
    page.on('console', (message) =>
      message.type() === 'error' ? note(`${message.text()} (${message.location().url})`) : undefined,
    );
    page.on('pageerror', (error) => note(error.stack ?? error.message));
    await use(page);
    if (errors.length > 0) throw new Error(`The browser's console has errors:\n${errors.join('\n')}`);
  },
});

export { expect } from '@playwright/test';

function siteUrl(): string {
  const url = process.env[siteUrlVariable];
  if (url === undefined) throw new Error('The site was not started.');
  return url;
}
