import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { totpCodeAt } from '@verdict/schema/account/second-factor/totp.ts';
import type { Account } from '../../setup/site-api.ts';
import { seriousFaults } from '../axe-faults.ts';
import { title } from '../frame-screen.ts';
import { looksOf, pictures } from '../looks.ts';
import { expect, test } from '../site-fixtures.ts';
import { publicAddress, siteUrlVariable } from '../start-site.ts';
import type { Say } from '../words.ts';

test.use({ baseURL: async ({}, use) => use(publicAddress(process.env[siteUrlVariable] ?? '')) });

async function openSecurity(page: Page, say: Say): Promise<void> {
  await page.goto('/setting?open=security');
  await expect(title(page)).toHaveText(say('setting.title'));
}

/** Forgets the session as a closed browser would. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/home');
}

async function openSignIn(page: Page, say: Say): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('auth.signIn') })
    .click();
  return page.getByRole('dialog');
}

async function givePassword(page: Page, say: Say, { username, password }: Account): Promise<Locator> {
  const dialog = await openSignIn(page, say);
  const form = dialog.getByRole('tabpanel', { name: say('auth.signIn') });
  await form.getByLabel(say('auth.username'), { exact: true }).fill(username);
  await form.getByLabel(say('auth.password'), { exact: true }).fill(password);
  await form.getByLabel(say('auth.password'), { exact: true }).press('Enter');
  await expect(dialog.getByRole('heading', { name: say('auth.second.title') })).toBeVisible();
  return dialog;
}

async function isIn(page: Page, say: Say, username: string): Promise<void> {
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/home');
  await expect(title(page)).toHaveText(say('home.hello', { name: username }));
}

/** Nothing that axe finds serious; and a picture, where one is wanted. */
async function lookAt(page: Page, name: string, view: string): Promise<void> {
  expect(await seriousFaults(page)).toEqual([]);
  if (pictures !== undefined)
    await page.screenshot({ path: join(pictures, view, `${name}.png`), fullPage: true, animations: 'disabled' });
}

/** A device with a fingerprint reader, which is always content. */
async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
}

for (const { title: lookTitle, use } of looksOf(6)) {
  test.describe(lookTitle, () => {
    test.use(use);

    test('a second factor is set up with an app, required at sign-in, and replaceable by a recovery code', async ({
      page,
      say,
      signedIn,
      view,
    }) => {
      await openSecurity(page, say);
      const part = page.getByRole('region', { name: say('security.second.title') });
      await part.getByRole('button', { name: say('security.second.setUp') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say('setting.currentPassword')).fill('not the password');
      await dialog.getByRole('button', { name: say('security.second.next') }).click();
      await expect(dialog.getByLabel(say('setting.currentPassword'))).toHaveAttribute('aria-invalid', 'true');
      await dialog.getByLabel(say('setting.currentPassword')).fill(signedIn.password);
      await dialog.getByLabel(say('setting.currentPassword')).press('Enter');
      await expect(dialog.getByRole('img', { name: say('security.second.qr') })).toBeVisible();
      const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
      const code = dialog.getByLabel(say('security.second.code'));
      await code.fill('000000');
      await code.press('Enter');
      await expect(code).toHaveAttribute('aria-invalid', 'true');
      await code.fill(totpCodeAt(secret, new Date()));
      await code.press('Enter');
      const codes = dialog.getByRole('list', { name: say('security.codes.title') }).getByRole('listitem');
      await expect(codes).toHaveCount(10);
      const [recoveryCode = ''] = await codes.allInnerTexts();
      await lookAt(page, 'recovery-codes', view);
      const download = page.waitForEvent('download');
      await dialog.getByRole('link', { name: say('security.codes.download') }).click();
      expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
      await dialog.getByRole('button', { name: say('security.codes.done') }).click();
      await expect(part).toContainText(say('security.second.left', { left: 10 }));

      await leave(page);
      const step = await givePassword(page, say, signedIn);
      await lookAt(page, 'second-step', view);
      await expect(step.getByLabel(say('auth.second.code'))).toBeFocused();
      await step.getByLabel(say('auth.second.code')).fill('123');
      await step.getByLabel(say('auth.second.code')).press('Enter');
      await expect(step).toContainText(say('auth.fault.secondCode'));
      await step.getByLabel(say('auth.second.code')).fill(totpCodeAt(secret, new Date(Date.now() + 30_000)));
      await step.getByLabel(say('auth.second.code')).press('Enter');
      await isIn(page, say, signedIn.username);

      await leave(page);
      const again = await givePassword(page, say, signedIn);
      await again.getByRole('button', { name: say('auth.second.useRecovery') }).click();
      await again.getByLabel(say('auth.second.recovery')).fill(recoveryCode);
      await again.getByRole('button', { name: say('auth.second.confirm') }).click();
      await isIn(page, say, signedIn.username);

      await openSecurity(page, say);
      await expect(part).toContainText(say('security.second.left', { left: 9 }));
      await part.getByRole('button', { name: say('security.second.turnOff') }).click();
      await dialog.getByLabel(say('setting.currentPassword')).fill(signedIn.password);
      await dialog.getByLabel(say('security.second.anyCode')).fill('wrong-code');
      await dialog.getByRole('button', { name: say('security.second.turnOff') }).click();
      await expect(dialog.getByLabel(say('security.second.anyCode'))).toHaveAttribute('aria-invalid', 'true');
    });

    test('a passkey is added, signs in without name and password, is renamed and removed', async ({
      page,
      say,
      signedIn,
      view,
    }) => {
      await giveAuthenticator(page);
      await openSecurity(page, say);
      const part = page.getByRole('region', { name: say('security.passkey.title') });
      await expect(part).toContainText(say('security.passkey.none'));
      const add = async (name: string) => {
        await part.getByRole('button', { name: say('security.passkey.add') }).click();
        await page.getByRole('dialog').getByLabel(say('security.passkey.name')).fill(name);
        await page.getByRole('dialog').getByLabel(say('setting.currentPassword')).fill(signedIn.password);
        await page
          .getByRole('dialog')
          .getByRole('button', { name: say('security.passkey.add') })
          .click();
      };
      await add('my laptop');
      await expect(part.getByRole('listitem')).toContainText('my laptop');
      await add('my laptop again');
      await expect(page.getByRole('dialog')).toContainText(say('security.passkey.cancelled'));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('action.cancel') })
        .click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await lookAt(page, 'passkeys', view);

      await leave(page);
      const dialog = await openSignIn(page, say);
      await expect(
        dialog.getByRole('button', { name: say('auth.provider.signIn', { label: 'Our school' }) }),
      ).toBeVisible();
      await lookAt(page, 'sign-in-ways', view);
      await dialog.getByRole('button', { name: say('auth.passkey.signIn') }).click();
      await isIn(page, say, signedIn.username);

      await openSecurity(page, say);
      await part.getByRole('button', { name: say('security.passkey.renameOf', { name: 'my laptop' }) }).click();
      await page.getByRole('dialog').getByLabel(say('security.passkey.name')).fill('old laptop');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('security.passkey.rename') })
        .click();
      await expect(part.getByRole('listitem')).toContainText('old laptop');
      await part.getByRole('button', { name: say('security.passkey.removeOf', { name: 'old laptop' }) }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('security.passkey.remove') })
        .click();
      await expect(part).toContainText(say('security.passkey.none'));
    });

    test('a provider makes an account for a newcomer, who comes back to where they were', async ({ page, say }) => {
      await page.goto('/problem?page=1');
      const dialog = await openSignIn(page, say);
      await dialog.getByRole('button', { name: say('auth.provider.signIn', { label: 'Our school' }) }).click();
      await expect(page.getByRole('status').filter({ hasText: say('auth.welcomeBack') })).toBeVisible();
      await expect(page).toHaveURL(/\/problem\?page=1$/);
      await page.goto('/setting?open=account,security');
      await expect(
        page.getByRole('region', { name: say('security.provider.title') }).getByRole('listitem'),
      ).toContainText('@school.example');
      // No password is asked for where there is none: a first one is set.
      const form = page.getByRole('form', { name: say('setting.password'), exact: true });
      await expect(form).toContainText(say('security.noPassword'));
      await form.getByLabel(say('auth.newPassword')).fill('brand-new-one');
      await form.getByLabel(say('auth.passwordAgain')).fill('brand-new-one');
      await form.getByRole('button', { name: say('setting.password.save') }).click();
      await expect(form.getByLabel(say('setting.currentPassword'))).toBeVisible();
    });

    test('a provider is linked with the password and unlinked; an answer that began elsewhere is refused', async ({
      page,
      say,
      signedIn,
      view,
    }) => {
      await openSecurity(page, say);
      const part = page.getByRole('region', { name: say('security.provider.title') });
      await part.getByRole('button', { name: say('security.provider.link', { label: 'Our school' }) }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(say('security.provider.confirmHelp'));
      await lookAt(page, 'link-provider', view);
      await dialog.getByLabel(say('setting.currentPassword')).fill(signedIn.password);
      await dialog.getByRole('button', { name: say('security.provider.confirm') }).click();
      await expect(part.getByRole('listitem')).toContainText('Our school');
      await part.getByRole('button', { name: say('security.provider.unlinkOf', { label: 'Our school' }) }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('security.provider.unlink') })
        .click();
      await expect(part.getByRole('listitem')).toHaveCount(0);
      await page.goto('/auth/return#ticket=of-somebody-else&next=//evil.example');
      await expect(page.getByRole('alert')).toHaveText(say('auth.return.expired'));
    });
  });
}
