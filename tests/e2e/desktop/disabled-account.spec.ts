import { z } from 'zod';
import { ask, signInAsRoot } from '../../setup/site-api.ts';
import { allFaults } from '../axe-faults.ts';
import { pictureBothSizes } from '../both-sizes.ts';
import { ProblemScreen } from '../problem-screen.ts';
import { expect, test } from '../site-fixtures.ts';

/** Disables an account as another super admin would, in another place. */
async function disable(url: string, userId: string): Promise<void> {
  const { token } = await signInAsRoot(url);
  const { previewAccountAct } = await ask({
    url,
    token,
    query: `mutation ($input: PreviewAccountActInput!) {
      previewAccountAct(input: $input) { ... on PreviewAccountActSuccess { act { id } } }
    }`,
    variables: {
      input: { act: 'DISABLE', userIds: [userId], reason: 'Shared account', until: '2120-01-01T00:00:00Z' },
    },
    data: z.object({ previewAccountAct: z.object({ act: z.object({ id: z.string() }) }) }),
  });
  await ask({
    url,
    token,
    query: `mutation ($id: ID!) { applyBulkAct(input: { id: $id }) { __typename } }`,
    variables: { id: previewAccountAct.act.id },
    data: z.unknown(),
  });
}

test.use({ expectedErrors: [/status of 401/] });

test('every open tab says at once why an account was disabled, and keeps the code', async ({
  page,
  context,
  say,
  isPhone,
  signedIn,
  baseURL,
}) => {
  const problem = new ProblemScreen({ page, say, isPhone });
  await page.goto('/problem/1000');
  await expect(page.getByRole('banner')).toContainText(signedIn.username);
  const other = await context.newPage();
  await other.goto('/status');
  await expect(other.getByRole('banner')).toContainText(signedIn.username);
  await page.bringToFront();
  await problem.showEditor();
  await problem.type('half a thought');

  await disable(baseURL ?? '', signedIn.id);
  for (const tab of [page, other]) {
    const notice = tab.getByRole('dialog').getByRole('alert');
    // Sooner than a connection is looked at again.
    await expect(notice).toContainText('Shared account', { timeout: 10_000 });
    await expect(notice).toContainText('2120');
    await expect(notice).toContainText(say('auth.disabled.help'));
  }
  await expect(other).toHaveURL(/\/status/);
  expect(await allFaults(page)).toEqual([]);
  await pictureBothSizes(page, 'disabled-tab');

  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('action.close') })
    .click();
  await expect(page.getByRole('banner').getByRole('button', { name: say('auth.signIn') })).toBeVisible();
  await expect.poll(() => problem.code()).toBe('half a thought');
  await page.reload();
  await problem.showEditor();
  await expect.poll(() => problem.code()).toBe('half a thought');
});
