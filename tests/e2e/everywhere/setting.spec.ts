import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { ask } from '../../setup/site-api.ts';
import { title } from '../frame-screen.ts';
import { looksOf } from '../looks.ts';
import { mailedCode } from '../mailed.ts';
import { expect, newUsername, test } from '../site-fixtures.ts';
import { stripes } from '../stripes.ts';
import type { Say } from '../words.ts';

function form(page: Page, name: string): Locator {
  return page.getByRole('form', { name, exact: true });
}

async function openSettings(page: Page, say: Say, open = 'account,profile'): Promise<void> {
  await page.goto(`/setting?open=${open}`);
  await expect(title(page)).toHaveText(say('setting.title'));
}

/** May the token still ask who it is? */
async function isKnown(url: string, token: string): Promise<boolean> {
  const { viewer } = await ask({
    url,
    token,
    query: '{ viewer { user { id } } }',
    data: z.object({ viewer: z.object({ user: z.unknown() }) }),
  });
  return viewer.user !== null;
}

async function anotherSession(
  url: string,
  { username, password }: { username: string; password: string },
): Promise<string> {
  const { signIn } = await ask({
    url,
    query: 'mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInSuccess { data { token } } } }',
    variables: { input: { username, password } },
    data: z.object({ signIn: z.object({ data: z.object({ token: z.string() }) }) }),
  });
  return signIn.data.token;
}

for (const { title: lookTitle, use } of looksOf(0)) {
  test.describe(lookTitle, () => {
    test.use(use);

    test('a password change needs the current one, shows errors beside fields and signs out other devices', async ({
      page,
      say,
      signedIn,
      baseURL,
    }) => {
      const url = baseURL ?? '';
      const phone = await anotherSession(url, signedIn);
      await openSettings(page, say);
      const password = form(page, say('setting.password'));
      const fill = async (current: string, next: string, again = next) => {
        await password.getByLabel(say('setting.currentPassword')).fill(current);
        await password.getByLabel(say('auth.newPassword')).fill(next);
        await password.getByLabel(say('auth.passwordAgain')).fill(again);
        await password.getByRole('button', { name: say('setting.password.save') }).click();
      };
      await fill('', 'short', 'other');
      for (const words of ['setting.fault.currentPassword', 'auth.fault.passwordLength', 'auth.fault.repeat'])
        await expect(password).toContainText(say(words));
      await fill(signedIn.password, signedIn.password);
      await expect(password).toContainText(say('setting.fault.samePassword'));
      await fill('not the password', 'brand-new-one');
      await expect(password.getByLabel(say('setting.currentPassword'))).toHaveAttribute('aria-invalid', 'true');
      await expect(password).toContainText('4');
      expect(await isKnown(url, phone)).toBe(true);
      await fill(signedIn.password, 'brand-new-one');
      await expect(page.getByText(say('setting.updated'))).toBeVisible();
      await expect(password.getByLabel(say('setting.currentPassword'))).toHaveValue('');
      expect([await isKnown(url, phone), await isKnown(url, signedIn.token)]).toEqual([false, true]);
      await anotherSession(url, { ...signedIn, password: 'brand-new-one' });
    });

    test('another e-mail address is taken with the password and the code that is mailed there', async ({
      page,
      say,
      signedIn,
      database,
    }) => {
      await openSettings(page, say);
      const email = form(page, say('setting.email'));
      await expect(email).toContainText(`${signedIn.username}@example.org`);
      const address = `${newUsername()}@example.org`;
      await email.getByLabel(say('setting.email.new')).fill(`${signedIn.username}@example.org`);
      await email.getByLabel(say('setting.currentPassword')).fill(signedIn.password);
      await email.getByRole('button', { name: say('setting.email.save') }).click();
      await expect(email).toContainText(say('setting.fault.sameEmail'));
      await email.getByLabel(say('setting.email.new')).fill(address);
      await email.getByRole('button', { name: say('auth.code.send') }).click();
      await email
        .getByLabel(say('auth.code'), { exact: true })
        .fill(await mailedCode(database, address, 'changeEmailCode'));
      await email.getByRole('button', { name: say('setting.email.save') }).click();
      await expect(page.getByText(say('setting.updated'))).toBeVisible();
      await expect(email).toContainText(say('setting.email.now', { email: address }));
      await expect(email.getByLabel(say('setting.email.new'))).toHaveValue('');
    });

    test('text typed into the profile survives a reload, is saved once, and shows errors beside its fields', async ({
      page,
      say,
      signedIn: _account,
    }) => {
      await openSettings(page, say, 'profile');
      const about = form(page, say('setting.about'));
      const [school, blog] = [about.getByLabel(say('setting.school')), about.getByLabel(say('setting.blog'))];
      await school.fill('第一中学');
      await blog.fill('javascript:alert(1)');
      await page.reload();
      await expect(about.getByRole('status')).toHaveText(say('setting.restored'));
      await expect(school).toHaveValue('第一中学');
      await about.getByLabel(say('setting.gender')).selectOption('FEMALE');
      await about.getByRole('button', { name: say('setting.save') }).click();
      await expect(blog).toHaveAttribute('aria-invalid', 'true');
      await blog.fill('example.org/me');
      await about.getByRole('button', { name: say('setting.save') }).click();
      await expect(page.getByText(say('setting.updated'))).toBeVisible();
      await expect(blog).toHaveValue('https://example.org/me');
      await page.reload();
      await expect(school).toHaveValue('第一中学');
      await expect(about.getByLabel(say('setting.gender'))).toHaveValue('FEMALE');
      await expect(about.getByRole('status')).toHaveCount(0);
    });

    test('an avatar is cut out by keyboard, shown at once, and taken away again', async ({
      page,
      say,
      signedIn: _account,
    }) => {
      await openSettings(page, say, 'profile');
      const avatar = page.getByRole('region', { name: say('setting.avatar') });
      const choose = async (name: string, mimeType: string, buffer: Buffer) => {
        const chooser = page.waitForEvent('filechooser');
        await avatar.getByRole('button', { name: say('setting.avatar.choose') }).click();
        await (await chooser).setFiles({ name, mimeType, buffer });
      };
      await choose('me.svg', 'image/svg+xml', Buffer.from('<svg/>'));
      await expect(avatar.getByRole('alert')).toHaveText(say('setting.avatar.badType'));
      await choose('me.png', 'image/png', Buffer.alloc(2_097_153));
      await expect(avatar.getByRole('alert')).toHaveText(say('setting.avatar.tooLarge'));
      await choose('me.png', 'image/png', Buffer.from('no picture'));
      await expect(avatar.getByRole('alert')).toHaveText(say('setting.avatar.unreadable'));

      await choose('me.png', 'image/png', stripes(600, 300));
      const dialog = page.getByRole('dialog');
      const area = dialog.getByRole('application', { name: say('setting.crop.move') });
      await area.focus();
      for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
      await dialog.getByLabel(say('setting.crop.zoom')).focus();
      await page.keyboard.press('ArrowRight');
      await dialog.getByRole('button', { name: say('setting.crop.save') }).click();
      await expect(dialog).toBeHidden();
      await expect(avatar.locator('img')).toHaveAttribute('src', /^\/api\/public\/img\/[0-9a-f]{64}\.webp$/);
      await expect.poll(() => page.evaluate('document.querySelector("main img")?.naturalWidth')).toBe(256);
      await expect(page.getByRole('banner').locator('img[src^="/api/public/img/"]')).toHaveCount(1);

      await avatar.getByRole('button', { name: say('setting.avatar.remove') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('setting.avatar.remove') })
        .click();
      await expect(avatar.locator('img')).toHaveCount(0);
    });

    test('devices are listed, and signed out one by one or all others at once', async ({
      page,
      say,
      signedIn,
      baseURL,
    }) => {
      const url = baseURL ?? '';
      const others = [
        await anotherSession(url, signedIn),
        await anotherSession(url, signedIn),
        await anotherSession(url, signedIn),
      ];
      await openSettings(page, say, 'sessions');
      const rows = page.getByRole('main').getByRole('listitem');
      await expect(rows).toHaveCount(4);
      await expect(rows.filter({ hasText: say('setting.sessions.current') })).toHaveCount(1);
      await rows.getByRole('button').first().click();
      await expect(rows).toHaveCount(3);
      expect((await Promise.all(others.map((token) => isKnown(url, token)))).filter(Boolean)).toHaveLength(2);
      await page.getByRole('button', { name: say('setting.sessions.endOthers') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('setting.sessions.endOthers') })
        .click();
      await expect(rows).toHaveCount(1);
      expect((await Promise.all(others.map((token) => isKnown(url, token)))).filter(Boolean)).toHaveLength(0);
      expect(await isKnown(url, signedIn.token)).toBe(true);
    });

    test('a token is made, shown once, works within its scopes, and is revoked', async ({
      page,
      say,
      signedIn: _account,
      baseURL,
    }) => {
      const url = baseURL ?? '';
      await openSettings(page, say, 'tokens');
      await expect(page.getByText(say('setting.tokens.none'))).toBeVisible();
      await page.getByRole('button', { name: say('setting.tokens.create') }).click();
      const dialog = page.getByRole('dialog');
      const create = dialog.getByRole('button', { name: say('setting.tokens.create') });
      await create.click();
      await expect(dialog).toContainText(say('setting.tokens.nameRequired'));
      await dialog.getByLabel(say('setting.tokens.name')).fill('my script');
      await expect(dialog.getByRole('checkbox')).toHaveCount(3);
      await create.click();
      await expect(dialog).toContainText(say('setting.tokens.once'));
      const token = /vdt_[0-9a-f]{48}/.exec(await dialog.innerText())?.[0] ?? '';
      expect(await isKnown(url, token)).toBe(true);
      await expect(ask({ url, token, query: 'mutation { removeAvatar { id } }', data: z.unknown() })).rejects.toThrow(
        'account',
      );
      await dialog.getByRole('button', { name: say('setting.tokens.done') }).click();
      const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'my script' });
      await expect(row).toContainText(`vdt_…${token.slice(-4)}`);
      await expect(page.getByText(token)).toHaveCount(0);
      await row.getByRole('button').click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('setting.tokens.revoke'), exact: true })
        .click();
      await expect(row).toHaveCount(0);
      expect(await isKnown(url, token)).toBe(false);
    });
  });
}
