import type { Locator, Page } from '@playwright/test';
import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { title } from '../frame-screen.ts';
import { keepToasts } from '../long-toasts.ts';
import { looksOf, pairOf } from '../looks.ts';
import { mailedCode, mailedLetter } from '../mailed.ts';
import { showPuzzle } from '../sign-in-puzzle.ts';
import { expect, newUsername, test } from '../site-fixtures.ts';
import type { Say } from '../words.ts';

for (const { title: lookTitle, use } of pairOf(1)) {
  test.describe(lookTitle, () => {
    test.use(use);

    test('after five wrong passwords the piece of a puzzle is slid to its place, by hand or by keys', async ({
      page,
      say,
      account,
      database,
      isPhone,
    }) => {
      await page.goto('/home');
      await showPuzzle({ page, say }, account.username);
      const dialog = page.getByRole('dialog');
      const form = dialog.getByRole('tabpanel');
      const slider = form.getByRole('slider', { name: say('auth.puzzle.label') });
      await form.getByLabel(say('auth.password'), { exact: true }).fill(account.password);

      const logIn = form.getByRole('button', { name: say('auth.signIn'), exact: true });
      await logIn.click();
      await expect(dialog.getByRole('alert')).toContainText(say('auth.fault.puzzle'));
      await slider.press('End');
      const renewed = page.waitForResponse(
        (response) => response.request().postData()?.includes('CreateSlidePuzzle') ?? false,
      );
      await logIn.click();
      await expect(dialog.getByRole('alert')).toBeVisible();
      const x = Number(await answerIn(database, await (await renewed).text()));
      await expect(slider).toHaveValue('0');
      if (isPhone) await slideByFinger(page, slider, x);
      else for (let key = 0; key < x; key += 1) await slider.press('ArrowRight');
      await expect.poll(async () => Math.abs(Number(await slider.inputValue()) - x)).toBeLessThanOrEqual(3);
      await logIn.click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('status').filter({ hasText: say('auth.welcomeBack') })).toBeVisible();
    });
  });
}

for (const { title: lookTitle, use } of looksOf(1)) {
  test.describe(lookTitle, () => {
    test.use(use);

    test('a newcomer is told while typing what is wrong, and gets in with the code that was mailed', async ({
      page,
      say,
      account,
      database,
    }) => {
      const username = newUsername();
      const email = `${username}@example.org`;
      await page.goto('/home');
      const form = await openRegister(page, say);
      await form.getByLabel(say('auth.username')).fill(account.username.toUpperCase());
      await expect(form).toContainText(say('auth.fault.usernameTaken'));
      await form.getByLabel(say('auth.username')).fill(username);
      await expect(form).toContainText(say('auth.free.username'));
      await form.getByRole('button', { name: say('auth.code.send') }).click();
      await expect(form).toContainText(say('auth.fault.emailRequired'));
      await form.getByLabel(say('auth.email'), { exact: true }).fill(`${account.username}@example.org`);
      await expect(form).toContainText(say('auth.fault.emailTaken'));
      await form.getByLabel(say('auth.email'), { exact: true }).fill(email);
      await form.getByLabel(say('auth.password'), { exact: true }).fill('123456');
      await expect(form).toContainText(say('auth.strength.weak'));
      await form.getByLabel(say('auth.password'), { exact: true }).fill('correct horse 1');
      await expect(form).toContainText(say('auth.strength.strong'));
      await form.getByLabel(say('auth.passwordAgain')).fill('something else');
      await form.getByRole('button', { name: say('auth.code.send') }).click();
      await expect(form).toContainText(say('auth.code.sent'));
      await expect(form).toContainText(say('auth.fault.repeat'));
      await form.getByLabel(say('auth.passwordAgain')).fill('correct horse 1');

      const code = form.getByLabel(say('auth.code'), { exact: true });
      await code.fill('WRONG2');
      await form.getByRole('button', { name: say('auth.register') }).click();
      await expect(code).toHaveValue('');
      await expect(code).toHaveAttribute('aria-invalid', 'true');
      await code.fill(await mailedCode(database, email));
      await form.getByRole('button', { name: say('auth.register') }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('status').filter({ hasText: say('auth.thanks') })).toBeVisible();
      await expect(title(page)).toHaveText(say('home.hello', { name: username }));
    });

    test('the wait for the next code and the typed text survive closing the dialog and a reload', async ({
      page,
      say,
    }) => {
      const email = `${newUsername()}@example.org`;
      await page.goto('/home');
      const form = await openRegister(page, say);
      await form.getByLabel(say('auth.email'), { exact: true }).fill(email);
      await form.getByRole('button', { name: say('auth.code.send') }).click();
      await expect(waiting(form, say)).toBeDisabled();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('action.close') })
        .click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await openRegister(page, say);
      await expect(waiting(form, say)).toBeDisabled();
      await expect(form.getByLabel(say('auth.email'), { exact: true })).toHaveValue(email);
      await page.reload();
      await openRegister(page, say);
      await expect(waiting(form, say)).toBeDisabled();
    });

    test('who cannot see the puzzle gets in with a code by mail', async ({ page, say, account, database }) => {
      await page.goto('/home');
      await showPuzzle({ page, say }, account.username);
      const form = page.getByRole('dialog').getByRole('tabpanel');
      await form.getByRole('button', { name: say('auth.puzzle.unseen') }).click();
      await form.getByLabel(say('auth.password'), { exact: true }).fill(account.password);
      await form.getByRole('button', { name: say('auth.code.send') }).click();
      const { code } = await mailedLetter(database, `${account.username}@example.org`, 'signInCode');
      await form.getByLabel(say('auth.code'), { exact: true }).fill(code);
      await form.getByRole('button', { name: say('auth.signIn'), exact: true }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    test('a forgotten password is reset by the mailed link, and the new one signs in', async ({
      page,
      say,
      account,
      database,
    }) => {
      const email = `${account.username}@example.org`;
      await keepToasts(page);
      await page.goto('/home');
      await page
        .getByRole('banner')
        .getByRole('button', { name: say('auth.signIn') })
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say('auth.forgotten') }).click();
      await dialog.getByLabel(say('auth.email'), { exact: true }).fill('nobody@example.org');
      await expect(dialog).toContainText(say('auth.fault.emailUnknown'));
      await dialog.getByLabel(say('auth.email'), { exact: true }).fill(email);
      const picture = dialog.getByAltText(say('auth.captcha.alt'));
      const first = await picture.getAttribute('src');
      await dialog.getByLabel(say('auth.captcha'), { exact: true }).fill('????');
      await dialog.getByRole('button', { name: say('auth.reset.ask') }).click();
      await expect(dialog.getByLabel(say('auth.captcha'), { exact: true })).toHaveValue('');
      await expect(picture).not.toHaveAttribute('src', first ?? '');

      const drawn = page.waitForResponse(
        (response) => response.request().postData()?.includes('CreateCaptcha') ?? false,
      );
      await dialog.getByRole('button', { name: say('auth.captcha.renew') }).click();
      await dialog
        .getByLabel(say('auth.captcha'), { exact: true })
        .fill(await answerIn(database, await (await drawn).text()));
      await dialog.getByRole('button', { name: say('auth.reset.ask') }).click();
      // Beside the dialog, and read out although the dialog hides the page: found by its role.
      await expect(page.getByRole('status').filter({ hasText: say('auth.reset.kept') })).toBeVisible();
      await expect(
        dialog.getByRole('button', { name: new RegExp(say('auth.reset.again', { seconds: '\\d+' })) }),
      ).toBeDisabled();

      const { path } = await mailedLetter(database, email, 'resetPassword');
      await page.goto(path);
      await expect(title(page)).toHaveText(say('auth.resetPassword'));
      await expect(page.getByLabel(say('auth.username'))).toHaveValue(account.username);
      await page.getByLabel(say('auth.newPassword')).fill('brand new 1');
      await page.getByLabel(say('auth.passwordAgain')).fill('brand new 1');
      await page.getByRole('button', { name: say('auth.reset.set') }).click();
      await expect(dialog).toContainText(say('auth.reset.signIn'));
      await expect(page).toHaveURL(/\/home$/);
      const form = dialog.getByRole('tabpanel');
      await expect(form.getByLabel(say('auth.username'), { exact: true })).toHaveValue(account.username);
      await form.getByLabel(say('auth.password'), { exact: true }).fill('brand new 1');
      await form.getByRole('button', { name: say('auth.signIn'), exact: true }).click();
      await expect(dialog).toBeHidden();
    });

    test('a password does not travel as it was typed', async ({ page, say, account }) => {
      await page.goto('/home');
      await page
        .getByRole('banner')
        .getByRole('button', { name: say('auth.signIn') })
        .click();
      const form = page.getByRole('dialog').getByRole('tabpanel');
      await form.getByLabel(say('auth.username'), { exact: true }).fill(account.username);
      await form.getByLabel(say('auth.password'), { exact: true }).fill(account.password);
      const sent = page.waitForRequest((request) => request.postData()?.includes('"SignIn"') ?? false);
      await form.getByRole('button', { name: say('auth.signIn'), exact: true }).click();
      const body = (await sent).postData() ?? '';
      expect(body).toContain('"sealed:');
      expect(body).not.toContain(account.password);
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  });
}

async function openRegister(page: Page, say: Say): Promise<Locator> {
  await page.getByRole('button', { name: say('home.join') }).click();
  const form = page.getByRole('dialog').getByRole('tabpanel', { name: say('auth.register') });
  await expect(form.getByLabel(say('auth.username'))).toBeVisible();
  return form;
}

/** The button that would send another code. */
function waiting(form: Locator, say: Say): Locator {
  return form.getByRole('button', { name: new RegExp(say('auth.code.again', { seconds: '\\d+' })) });
}

/** The answer to the puzzle or captcha that the server has just drawn; only its database knows. */
async function answerIn(db: PrismaClient, answer: string): Promise<string> {
  const key = /"key":"(\w+)"/.exec(answer)?.[1] ?? '';
  return (await db.challenge.findUniqueOrThrow({ where: { key } })).answer;
}

/** Drags the thumb as a finger does. */
async function slideByFinger(page: Page, slider: Locator, x: number): Promise<void> {
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (box === null) throw new Error('The slider is not shown.');
  const most = Number(await slider.getAttribute('max'));
  const thumb = 48;
  const [startX, y] = [box.x + thumb / 2, box.y + box.height / 2];
  const endX = startX + ((box.width - thumb) * x) / most;
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: startX, y }] });
  for (let step = 1; step <= 10; step += 1) {
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: startX + ((endX - startX) * step) / 10, y }],
    });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
