import type { Page } from '@playwright/test';
import { expect, test } from '../site-fixtures.ts';
import type { Say } from '../words.ts';

const rowsOf = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('link') });
const searchOf = (page: Page, say: Say) => page.getByRole('searchbox', { name: say('problemList.search') });

async function search(page: Page, say: Say, keyword: string): Promise<void> {
  await searchOf(page, say).fill(keyword);
  await page.keyboard.press('Enter');
}

test('a problem is found by words of either language, by its number and with a typo, the best match first', async ({
  page,
  say,
  database,
}) => {
  const { displayId, statements } = await database.problem.findFirstOrThrow({
    where: { visibility: 'PUBLIC', statements: { some: { language: 'en', title: 'The Shuffled Shelf' } } },
    select: { displayId: true, statements: { select: { language: true, title: true } } },
  });
  const chinese = statements.find(({ language }) => language === 'zh')?.title ?? '';
  await page.goto('/problem');
  for (const keyword of ['shelf shuff', 'shufeld', chinese.slice(-2), displayId]) {
    await search(page, say, keyword);
    await expect(rowsOf(page).first(), keyword).toContainText(displayId);
  }
  await expect(page.getByRole('combobox', { name: say('problemList.sort') })).toHaveValue('');
});

/** The row of a problem that every site has; other tests add problems of their own meanwhile. */
const rowOf = (page: Page, displayId: string) =>
  rowsOf(page).filter({ has: page.locator(`a[href="/problem/${displayId}"]`) });

test('filters survive a reload and are undone by back, one by one', async ({ page, say, signedIn, database }) => {
  const { id: problemId } = await database.problem.findUniqueOrThrow({ where: { displayId: '1000' } });
  await database.submission.create({
    data: {
      userId: signedIn.id,
      problemId,
      languageKey: 'cpp17',
      code: '',
      lengthBytes: 0,
      status: 0,
      submittedAt: new Date(),
    },
  });
  await page.goto('/problem');
  await expect(rowOf(page, '1001')).toBeVisible();
  await page.getByRole('combobox', { name: say('problemList.bank') }).selectOption('ME');
  await expect(page).toHaveURL(/oj=Mine/);
  await page.getByRole('combobox', { name: say('problemList.progress') }).selectOption('SOLVED');
  await expect(rowsOf(page)).toHaveCount(1);
  await page.getByRole('combobox', { name: say('problemList.sort') }).selectOption('HARDEST');
  await expect(page).toHaveURL(/oj=Mine&progress=solved&sort=hardest/);

  await page.reload();
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: say('problemList.sort') })).toHaveValue('HARDEST');
  await page.goBack();
  await expect(page.getByRole('combobox', { name: say('problemList.sort') })).toHaveValue('');
  await page.goBack();
  await expect(rowOf(page, '1001')).toBeVisible();

  await page.getByRole('combobox', { name: say('problemList.type') }).selectOption('OI');
  await expect(rowOf(page, '1000')).toHaveCount(0);
  await page.getByRole('button', { name: say('problemList.reset') }).click();
  await expect(rowOf(page, '1000')).toBeVisible();
  await expect(page).toHaveURL(/\/problem$/);
});

test('meaningless values in the address are ignored, and a page beyond the last is the last', async ({ page }) => {
  await page.goto(
    '/problem?difficulty=9&type=x&tagId=[1,&oj=no-such-bank&sort=beauty&currentPage=-4&limit=7&progress=solved',
  );
  await expect(rowOf(page, '1000')).toBeVisible();
  await expect(rowOf(page, '1012')).toBeVisible();
  await page.goto('/problem?limit=10&currentPage=77');
  await expect(page).toHaveURL(/currentPage=[2-9]$/);
  await expect(rowsOf(page).first()).toBeVisible();
});

test('tags are chosen from the picker, searched in it, taken off again, and hidden from the rows at will', async ({
  page,
  say,
}) => {
  await page.goto('/problem');
  const picker = page.getByRole('region', { name: say('problem.tags') });
  // Every site has this tag; other tests add and delete tags of their own.
  const name = '字符串 String';
  const tag = picker.getByRole('button', { name: /^字符串 String\b/u });
  await picker.getByRole('searchbox', { name: say('problemList.searchTags') }).fill(name);
  await tag.click();
  await expect(tag).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/tagId=%5B\d+%5D/);
  await expect(rowsOf(page).filter({ hasNotText: name })).toHaveCount(0);
  await expect(rowsOf(page).first().getByRole('list')).toContainText(name);

  await page.getByRole('button', { name: say('problemList.showTags') }).click();
  await expect(rowsOf(page).first().getByRole('list')).toHaveCount(0);
  await expect(page).toHaveURL(/showTags=false/);
  await page.getByRole('button', { name: say('problemList.removeTag', { name }) }).click();
  await expect(rowOf(page, '1000')).toBeVisible();
  await expect(rowOf(page, '1012')).toBeVisible();
});

test('a random pick is one of those the filters keep', async ({ page, say }) => {
  await page.goto('/problem?keyword=shuffled');
  await expect(rowsOf(page)).toHaveCount(1);
  const displayId = (await rowsOf(page).first().getByRole('link').getAttribute('href'))?.split('/').at(-1) ?? '';
  // The wish is gone after some seconds, so it is noted when it is said.
  await page.evaluate(
    `window.said = '';
    new MutationObserver(() => (window.said += document.body.innerText))
      .observe(document.body, { childList: true, subtree: true, characterData: true })`,
  );
  await page.getByRole('button', { name: say('problemList.random') }).click();
  await expect(page).toHaveURL(new RegExp(`/problem/${displayId}$`));
  await expect.poll(() => page.evaluate('window.said')).toContain(say('problemList.goodLuck'));
});

test('the results of a row are shown when it is pointed at, and when it has the focus', async ({ page, say }) => {
  await page.goto('/problem');
  const panel = page.getByRole('region', { name: say('problemList.results') });
  await expect(page.getByRole('region', { name: say('problem.tags') })).toBeVisible();
  await expect(panel).toBeHidden();
  const linkOf = (displayId: string) => rowOf(page, displayId).getByRole('link');
  await rowOf(page, '1001').hover();
  await expect(panel).toContainText((await linkOf('1001').textContent()) ?? '-');
  const before = await panel.boundingBox();
  await linkOf('1002').focus();
  await expect(panel).toContainText((await linkOf('1002').textContent()) ?? '-');
  expect(await panel.boundingBox()).toEqual(before);
});
