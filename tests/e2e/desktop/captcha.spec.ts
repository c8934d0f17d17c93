import type { Page } from '@playwright/test';
import { z } from 'zod';
import { ProblemScreen } from '../problem-screen.ts';
import { expect, test } from '../site-fixtures.ts';
import { right } from '../solutions.ts';

const created = z.object({
  data: z.object({ createCaptcha: z.object({ data: z.object({ key: z.string(), image: z.string() }) }) }),
});

/** Keys of the pictures a page is given, by picture; other tests are given some too. */
function noteCaptchas(page: Page): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  page.on('response', (response) => {
    if (response.request().postData()?.includes('createCaptcha') !== true) return;
    void response.json().then((answer) => {
      const { key, image } = created.parse(answer).data.createCaptcha.data;
      keys.set(image, key);
    });
  });
  return keys;
}

/**
 * More than the site takes within ten minutes before it asks; its setting is left as it is, since other tests submit
 * too.
 */
const many = 31;

test('frequent submitters get a captcha: wrong text renews it, right text submits, cancelling loses nothing', async ({
  page,
  say,
  isPhone,
  signedIn,
  database,
}) => {
  const { id: problemId } = await database.problem.findUniqueOrThrow({
    where: { displayId: '1000' },
    select: { id: true },
  });
  const earlier = {
    userId: signedIn.id,
    problemId,
    languageKey: 'cpp',
    code: '?',
    lengthBytes: 1,
    status: -2,
    submittedAt: new Date(Date.now() - 60_000),
  };
  await database.submission.createMany({ data: Array.from({ length: many }, () => earlier) });
  const keys = noteCaptchas(page);
  try {
    const problem = new ProblemScreen({ page, say, isPhone });
    await page.goto('/problem/1000');
    await problem.showEditor();
    await problem.type(right);

    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog', { name: say('submit.captchaTitle') });
    const letters = dialog.getByRole('textbox', { name: say('auth.captcha'), exact: true });
    const picture = dialog.getByRole('img', { name: say('auth.captcha.alt') });
    await expect(picture).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect.poll(() => problem.code()).toContain('std::cout');

    await page.getByRole('button', { name: say('editor.submit'), exact: true }).click();
    await expect(picture).toBeVisible();
    const first = (await picture.getAttribute('src')) ?? '';
    await letters.fill('wrong');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/wrong|expired/i)).toBeVisible();
    await expect(picture).not.toHaveAttribute('src', first);
    await expect(letters).toHaveValue('');

    const shown = (await picture.getAttribute('src')) ?? '';
    await expect.poll(() => keys.get(shown)).toBeDefined();
    const { answer } = await database.challenge.findUniqueOrThrow({ where: { key: keys.get(shown) ?? '' } });
    await letters.fill(answer);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(problem.verdict).toContainText(say('status.accepted'));
  } finally {
    await database.submission.deleteMany({ where: { userId: signedIn.id, code: '?' } });
  }
});
