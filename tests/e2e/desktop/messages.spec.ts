import { z } from 'zod';
import { ask, signInAsRoot, submit, until } from '../../setup/site-api.ts';
import { expect, test } from '../site-fixtures.ts';

const wrong = { problemDisplayId: '1000', languageKey: 'cpp', code: 'int main() {}' };

test('a changed verdict is told to its submitter, whose message leads to it; pages are in the address', async ({
  page,
  say,
  signedIn,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const root = await signInAsRoot(url);
  const id = await submit(url, signedIn, wrong);
  const status = z.object({ submission: z.object({ status: z.number() }) });
  await until('the submission to be judged', 60_000, async () => {
    const { submission } = await ask({
      url,
      token: signedIn.token,
      query: 'query ($id: Int!) { submission(id: $id) { status } }',
      variables: { id },
      data: status,
    });
    return submission.status === -1 ? true : null;
  });
  const judge = (verdict: number) =>
    ask({
      url,
      token: root.token,
      query: 'mutation ($id: Int!, $status: Int!) { judgeManually(id: $id, status: $status) { __typename } }',
      variables: { id, status: verdict },
      data: z.unknown(),
    });
  for (const verdict of [0, -1, 0, -1, 0, -1, 0, -1, 0]) await judge(verdict);

  await page.goto('/message/mine');
  const list = page.getByRole('list', { name: say('messages.mine') });
  await expect(list.getByRole('listitem')).toHaveCount(8);
  await expect(list.getByRole('listitem').first()).toContainText('WA → AC');
  await page.getByRole('button', { name: say('pager.page', { page: 2 }) }).click();
  await expect(page).toHaveURL(/\/message\/mine\?currentPage=2$/);
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/submission-detail/${id}$`));
});

test('each list has its address, and other words for it lead there; what is none is told to be unknown', async ({
  page,
  say,
  signedIn,
}) => {
  expect(signedIn.username).not.toBe('');
  for (const [path, list] of [
    ['', 'discuss'],
    ['discuss', 'discuss'],
    ['reply', 'reply'],
    ['like', 'like'],
    ['sys', 'sys'],
    ['system', 'sys'],
    ['mine', 'mine'],
  ] as const) {
    await page.goto(`/message/${path}`);
    await expect(page).toHaveURL(new RegExp(`/message/${list}$`));
    await expect(
      page.getByRole('navigation', { name: say('message.lists') }).getByRole('link', { name: say(`messages.${list}`) }),
    ).toHaveAttribute('aria-current', 'page');
  }
  await page.goto('/message/no-such-list');
  await expect(page.getByRole('heading', { name: say('notFound.title') })).toBeVisible();
});
