import { looksOf } from '../looks.ts';
import { pushNotice } from '../push-notice.ts';
import { expect, test } from '../site-fixtures.ts';

for (const { title: lookTitle, use } of looksOf(5)) {
  test.describe(lookTitle, () => {
    test.use(use);

    test('a notice appears by itself, is unread until its list is opened, and is deleted after confirmation', async ({
      page,
      say,
      signedIn,
      baseURL,
    }) => {
      const url = baseURL ?? '';
      await page.goto('/message');
      await expect(page).toHaveURL(/\/message\/discuss$/);
      await expect(page.getByText(say('message.discussNone'))).toBeVisible();
      const lists = page.getByRole('navigation', { name: say('message.lists') });
      const badge = lists.getByRole('img', { name: say('message.unreadCount', { count: 1 }) });
      await expect(badge).toHaveCount(0);

      await pushNotice(url, { recipientId: signedIn.id, title: 'Maintenance on Sunday' });
      await expect(badge).toBeVisible();
      await lists.getByRole('link', { name: say('messages.sys') }).click();
      await expect(page).toHaveURL(/\/message\/sys$/);
      const list = page.getByRole('list', { name: say('messages.sys') });
      await expect(list.getByRole('heading', { name: 'Maintenance on Sunday' })).toBeVisible();
      await expect(list.getByText('this', { exact: true })).toHaveCSS('font-weight', '600');
      await expect(badge).toHaveCount(0);

      await pushNotice(url, { recipientId: signedIn.id, title: 'It is over' });
      await expect(list.getByRole('listitem')).toHaveCount(2);
      await expect(list.getByRole('listitem').first()).toContainText('It is over');
      await expect(badge).toHaveCount(0);

      const question = page.getByRole('alertdialog');
      await list
        .getByRole('listitem')
        .first()
        .getByRole('button', { name: say('message.deleteThis') })
        .click();
      await expect(question).toContainText(say('message.deleteText'));
      await question.getByRole('button', { name: say('action.cancel') }).click();
      await expect(list.getByRole('listitem')).toHaveCount(2);
      await list
        .getByRole('listitem')
        .first()
        .getByRole('button', { name: say('message.deleteThis') })
        .click();
      await question.getByRole('button', { name: say('message.delete') }).click();
      await expect(list.getByRole('listitem')).toHaveCount(1);
      await expect(list).not.toContainText('It is over');

      await page.getByRole('button', { name: say('message.deleteAll') }).click();
      await question.getByRole('button', { name: say('message.delete') }).click();
      await expect(page.getByText(say('message.sysNone'))).toBeVisible();
    });

    test('a visitor is sent home and asked to sign in', async ({ page, say }) => {
      await page.goto('/message/sys');
      await expect(page).toHaveURL(/\/home$/);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.getByText(say('auth.neededForPage'))).toBeVisible();
    });
  });
}
