import { expect, test } from '../site-fixtures.ts';

test('a visitor changes and sends a GraphQL request and sees the answer', async ({ page, say }) => {
  await page.goto('/developer');
  const request = page.getByRole('textbox', { name: say('developer.graphqlRequest') });
  await request.fill('{ problems(page: { size: 1 }) { items { displayId } } }');
  await page
    .getByRole('button', { name: say('developer.send') })
    .first()
    .click();
  await expect(page.getByRole('region', { name: say('developer.answerLabel') })).toContainText('"displayId"');
});

test('a REST call runs as whoever is signed in', async ({ page, say, signedIn }) => {
  await page.goto('/developer');
  await page
    .getByRole('combobox', { name: say('developer.chooseExample') })
    .last()
    .selectOption({ label: say('developer.example.mine') });
  await page
    .getByRole('button', { name: say('developer.send') })
    .last()
    .click();
  const answer = page.getByRole('region', { name: say('developer.answerLabel') });
  await expect(answer).toContainText('"status": 200');
  await expect(answer).toContainText('"total": 0');
  expect(signedIn.username).not.toBe('');
});

test('every REST call is described on a page that can send it', async ({ page }) => {
  await page.goto('/api/docs/');
  await expect(page.getByRole('heading', { name: /Verdict REST API/ })).toBeVisible();
  await page.getByPlaceholder('Filter by tag').fill('site');
  await page.getByText('Get website config').click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.getByText('"shortName": "Verdict"').first()).toBeVisible();
});
