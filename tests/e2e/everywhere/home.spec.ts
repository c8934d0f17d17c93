import type { Page } from '@playwright/test';
import { z } from 'zod';
import { ask, signInAsRoot } from '../../setup/site-api.ts';
import { looksOf } from '../looks.ts';
import { newContest } from '../new-contest.ts';
import { untilSettled } from '../settled.ts';
import { expect, test } from '../site-fixtures.ts';

/** Puts up an announcement as the super admin. */
async function announce(url: string, title: string, content: string): Promise<number> {
  const { token } = await signInAsRoot(url);
  const { createAnnouncement } = await ask({
    url,
    token,
    query: `mutation ($input: AnnouncementInput!) {
      createAnnouncement(input: $input) { ... on CreateAnnouncementSuccess { data { id } } }
    }`,
    variables: { input: { title, content, isVisible: true } },
    data: z.object({ createAnnouncement: z.object({ data: z.object({ id: z.int() }) }) }),
  });
  return createAnnouncement.data.id;
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const { title: lookTitle, use } of looksOf(4)) {
  test.describe(lookTitle, () => {
    test.use(use);

    test('an announcement shows up on an open page by itself, opens as text, and leads back', async ({
      page,
      say,
      view,
      baseURL,
    }) => {
      await page.goto('/home');
      await untilSettled(page);
      const title = `News for ${view} ${Date.now()}`;
      await announce(baseURL ?? '', title, '# Plan\n\nOn **Sunday** the site rests.');
      const announcements = card(page, say('home.announcements'));
      await announcements.getByRole('link', { name: title }).click();
      await expect(announcements.getByRole('heading', { name: title })).toBeFocused();
      await expect(announcements.getByRole('heading', { name: title })).toBeInViewport();
      await expect(announcements.locator('strong', { hasText: 'Sunday' })).toBeVisible();
      await expect(page).toHaveURL(/announcement=\d+/);
      await page.reload();
      await expect(announcements.getByRole('heading', { name: title })).toBeVisible();
      await announcements.getByRole('link', { name: say('home.announcements.back') }).click();
      await expect(announcements.getByRole('link', { name: title })).toBeInViewport();
    });

    test('who is signed in checks in once and has the fortune after a reload', async ({ page, say, signedIn }) => {
      expect(signedIn.username).not.toBe('');
      await page.goto('/home');
      const checkIn = card(page, say('home.checkIn'));
      await checkIn.getByRole('button', { name: say('home.checkIn.act') }).click();
      await expect(checkIn.getByRole('heading', { name: say('home.checkIn.bad') })).toBeVisible();
      const fortune = await checkIn.getByRole('list').allInnerTexts();
      await page.reload();
      await expect(checkIn.getByRole('heading', { name: say('home.checkIn.bad') })).toBeVisible();
      await expect.poll(() => checkIn.getByRole('list').allInnerTexts()).toEqual(fortune);
    });

    test('who is signed in goes on with the problem they stopped at, and sees when the next contest is', async ({
      page,
      say,
      signedIn,
      database,
    }) => {
      const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
      await newContest(database, { startsAt: inHours(1), endsAt: inHours(3) });
      const { id } = await database.problem.findUniqueOrThrow({ where: { displayId: '1001' }, select: { id: true } });
      await database.codeDraft.create({
        data: { userId: signedIn.id, problemId: id, languageKey: 'cpp', code: 'int main', editedAt: new Date() },
      });
      await page.goto('/home');
      const next = page.getByRole('region').filter({ has: page.getByRole('timer') });
      await expect(next.getByRole('link')).toBeVisible();
      await card(page, say('home.unfinished'))
        .getByRole('link', { name: /^1001 / })
        .click();
      await expect(page).toHaveURL(/\/problem\/1001$/);
    });

    test('a visitor is led to the sign-in dialog by the check-in', async ({ page, say }) => {
      await page.goto('/home');
      await card(page, say('home.checkIn'))
        .getByRole('button', { name: say('home.checkIn.signIn') })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });

    test('the week is told in words too, and problems lead to their pages', async ({ page, say }) => {
      await page.goto('/home');
      const week = card(page, say('home.week'));
      await week.scrollIntoViewIfNeeded();
      await expect(week.locator('svg rect').first()).toBeVisible();
      await expect(week.getByRole('row')).toHaveCount(8);
      await card(page, say('home.updated')).getByRole('listitem').first().getByRole('link').click();
      await expect(page).toHaveURL(/\/problem\/[^/]+$/);
    });
  });
}
