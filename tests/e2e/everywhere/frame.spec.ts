import type { Page } from '@playwright/test';
import { rootPassword } from '../../setup/site.ts';
import { goTo, title } from '../frame-screen.ts';
import { looksOf, pairOf } from '../looks.ts';
import { expect, test } from '../site-fixtures.ts';
import type { Say } from '../words.ts';

/** Fills the sign-in form that is shown. */
async function signIn(
  page: Page,
  say: Say,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<void> {
  await page.getByRole('textbox', { name: say('auth.username') }).fill(username);
  const field = page.getByLabel(say('auth.password'), { exact: true }).filter({ visible: true });
  await field.fill(password);
  await field.press('Enter');
}

for (const { title: lookTitle, use } of pairOf(3)) {
  test.describe(lookTitle, () => {
    test.use(use);

    test('who must sign in first is sent home with the dialog open, and lands where they wanted @firefox', async ({
      page,
      say,
      account,
    }) => {
      await page.goto('/message/reply?x=1');
      await expect(page).toHaveURL(/\/home$/);
      await expect(page.getByRole('dialog')).toHaveAccessibleDescription(say('auth.neededForPage'));
      await expect(page.getByText(say('auth.neededForPage')), 'said once').toHaveCount(1);
      await signIn(page, say, account);
      await expect(page).toHaveURL(/\/message\/reply\?x=1$/);
      await expect(title(page)).toHaveText(say('message.title'));
    });

    test('inside a training, a contest and a group the navigation leads to their parts', async ({
      page,
      say,
      isPhone,
      signedIn,
    }) => {
      expect(signedIn.username).not.toBe('');
      const places = async () => {
        if (isPhone) await page.getByRole('button', { name: say('nav.open') }).click();
        return page.getByRole('navigation', { name: say('nav.label') });
      };
      for (const { at, mode, links } of [
        {
          at: '/training/1/problems',
          mode: 'mode.training',
          links: ['/home', '/training', '/training/1', '/training/1/problems'],
        },
        // Where tabs lead to the pages of a contest, there are only the ways back.
        { at: '/contest/1/rank', mode: 'mode.home', links: ['/home', '/contest'] },
        {
          at: '/contest/1/rank?menu=false',
          mode: 'mode.contest',
          links: [
            '/home',
            '/contest',
            '/contest/1',
            '/contest/1/problems',
            '/contest/1/submissions?onlyMine=true',
            '/contest/1/rank',
          ],
        },
        { at: '/group/1/member', mode: 'mode.group', links: ['/home', '/group', '/group/1', '/group/1/problem'] },
      ]) {
        await page.goto(at);
        const nav = await places();
        await expect(nav.getByRole('link', { name: say(mode) })).toBeVisible();
        await expect
          .poll(async () => Promise.all((await nav.getByRole('link').all()).map((link) => link.getAttribute('href'))))
          .toEqual(links);
      }
      await page
        .getByRole('navigation', { name: say('nav.label') })
        .getByRole('link', { name: say('mode.home') })
        .click();
      await expect(page).toHaveURL(/\/home$/);
    });

    test('rank and help are below a name of their own', async ({ page, say, isPhone }) => {
      await page.goto('/home');
      await goTo({ page, say, isPhone }, 'nav.oiRank', 'nav.rank');
      await expect(page).toHaveURL(/\/oi-rank$/);
      // The focus goes to a page that has come, and what was opened before closes.
      await expect(title(page)).toHaveText(say('people.oiRank'));
      await goTo({ page, say, isPhone }, 'nav.help', 'nav.about');
      await expect(title(page)).toHaveText(say('nav.help'));
    });
  });
}

for (const { title: lookTitle, use } of looksOf(3)) {
  test.describe(lookTitle, () => {
    test.use(use);

    test('who closes the dialog stays home, also when they sign in later', async ({ page, say, account }) => {
      await page.goto('/setting');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await page
        .getByRole('banner')
        .getByRole('button', { name: say('auth.signIn') })
        .click();
      await signIn(page, say, account);
      await expect(page.getByRole('button', { name: account.username })).toBeVisible();
      await expect(page).toHaveURL(/\/home$/);
    });

    test('management asks for an admin account on a page of its own, and shows then what was wanted', async ({
      page,
      say,
    }) => {
      await page.goto('/admin/rejudge');
      await expect(page).toHaveURL(/\/admin\/login$/);
      await expect(page.getByText(say('guard.admin'))).toBeVisible();
      await expect(page.getByRole('navigation', { name: say('nav.label') })).toHaveCount(0);
      await signIn(page, say, { username: 'root', password: rootPassword });
      await expect(page).toHaveURL(/\/admin\/rejudge$/);
      await expect(
        page.getByRole('navigation', { name: say('admin.pages') }).getByRole('link', { name: say('admin.rejudge') }),
      ).toHaveAttribute('aria-current', 'page');
      await page.goto('/admin/no-such-page');
      await expect(page.getByRole('heading', { name: say('notFound.title') })).toBeVisible();
    });

    test('a closed area sends home with a word', async ({ page, say }) => {
      const closed = (answer: string) =>
        answer.replaceAll('"isPublicDiscussionOpen":true', '"isPublicDiscussionOpen":false');
      await page.route('**/graphql', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: closed(await response.text()) });
      });
      // Settings are pushed, too, whenever another test saves some.
      await page.routeWebSocket('**/graphql', (socket) => {
        const server = socket.connectToServer();
        server.onMessage((message) => socket.send(closed(message.toString())));
      });
      await page.goto('/discussion/1000');
      await expect(page).toHaveURL(/\/home$/);
      await expect(page.getByText(say('guard.publicDiscussion'))).toBeVisible();
      await expect(page.getByRole('link', { name: say('nav.discussion') })).toHaveCount(0);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

    test('the address /logout signs out and goes home', async ({ page, say, signedIn }) => {
      await page.goto('/home');
      await page.getByRole('button', { name: signedIn.username }).click();
      await page.getByRole('menuitem', { name: say('auth.signOut') }).click();
      await expect(page.getByRole('banner').getByRole('button', { name: say('auth.signIn') })).toBeVisible();
      await expect(page).toHaveURL(/\/home$/);
      await expect.poll(() => page.evaluate(`localStorage.getItem('token')`)).toBeNull();
    });

    test.describe('a site that cannot be reached', () => {
      test.use({ expectedErrors: [/Failed to load resource/] });

      test('is reported by one toast and a retry in place of the list', async ({ page, say }) => {
        await page.route('**/graphql', (route) => route.abort());
        await page.goto('/problem');
        await expect(page.getByRole('main').getByRole('alert')).toContainText(say('error.network'));
        await expect(page.getByRole('status').filter({ hasText: say('error.network') })).toBeVisible();
        await expect(page.getByText(say('error.network'))).toHaveCount(2);
        // It leaves by itself.
        await expect(page.getByRole('status').filter({ hasText: say('error.network') })).toHaveCount(0);
        await page.unroute('**/graphql');
        await page.getByRole('button', { name: say('action.retry') }).click();
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
        await expect(title(page)).toHaveText(say('nav.problems'));
      });
    });
  });
}
