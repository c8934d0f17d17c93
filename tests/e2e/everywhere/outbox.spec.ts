import { z } from 'zod';
import { ask, signInAsRoot } from '../../setup/site-api.ts';
import { looksOf } from '../looks.ts';
import { expect, test } from '../site-fixtures.ts';

for (const { title: lookTitle, use } of looksOf(2)) {
  test.describe(lookTitle, () => {
    test.use(use);

    test('the outbox says that there is no SMTP server, and other users do not find it', async ({
      page,
      say,
      signedIn,
    }) => {
      await page.goto('/admin/outbox');
      await expect(page).toHaveURL(/\/admin\/login$/);
      await expect(page.getByText(say('admin.notAdmin', { name: signedIn.username }))).toBeVisible();
    });

    test('a super admin sees the mails there are by their state', async ({ page, say, baseURL }) => {
      const { token } = await signInAsRoot(baseURL ?? '');
      await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
      await page.goto('/admin/outbox');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('outbox.title'));
      await expect(page.getByText(say('outbox.noServer'))).toBeVisible();
      const show = page.getByRole('group', { name: say('outbox.show') });
      await show.getByRole('button', { name: say('outbox.stateHELD') }).click();
      await expect(page).toHaveURL(/state=HELD/);
      await expect(show.getByRole('button', { name: say('outbox.stateHELD') })).toHaveAttribute('aria-pressed', 'true');
      const held = z.object({ mails: z.object({ total: z.number() }) });
      // Other tests have mails sent meanwhile, and the page looks for them now and then.
      await expect(async () => {
        const { mails } = await ask({
          url: baseURL ?? '',
          token,
          query: '{ mails(states: [HELD]) { total } }',
          data: held,
        });
        expect(await page.locator('[data-mail]').count()).toBe(Math.min(mails.total, 15));
      }).toPass();
    });
  });
}
