import { signInAsRoot } from '../../setup/site-api.ts';
import { keepToasts } from '../long-toasts.ts';
import { expect, test } from '../site-fixtures.ts';

test('a super admin sees errors of mail settings beside the fields, and the outcome of valid ones', async ({
  page,
  say,
  baseURL,
}) => {
  await keepToasts(page);
  await page.addInitScript((token) => localStorage.setItem('token', token), (await signInAsRoot(baseURL ?? '')).token);
  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: say('admin.nav') })
    .getByRole('link', { name: say('admin.site') })
    .click();
  await page.getByRole('link', { name: say('settings.toMail') }).click();
  await expect(page.getByText(say('mail.now.none'))).toBeVisible();
  const form = page.getByRole('form', { name: say('mail.server') });
  await expect(page.getByRole('form', { name: say('mail.test') }).getByRole('button')).toBeDisabled();
  const [host, port] = [
    form.getByLabel(say('mail.host'), { exact: true }),
    form.getByLabel(say('mail.port'), { exact: true }),
  ];
  const save = form.getByRole('button', { name: say('mail.save') });
  await port.fill('99999');
  await port.press('Enter');
  await expect(form).toContainText(say('mail.fault.host'));
  await expect(form).toContainText(say('mail.fault.port'));
  await host.fill('not a host');
  await port.fill('2525');
  await save.click();
  // In the server's words.
  await expect(form).toContainText('smtp.example.org.');
  await expect(host).toHaveAttribute('aria-invalid', 'true');

  // The site of this run keeps its mails: other tests read them. So what is right is answered here in its place.
  await page.route('**/graphql', (route) => {
    const body = route.request().postData() ?? '';
    const mailSettings = {
      __typename: 'MailSettings',
      host: 'mail.example.org',
      port: 2525,
      isSecure: false,
      username: '',
      hasPassword: true,
      from: 'no-reply@example.org',
      chosenFrom: '',
      isFromEnvironment: false,
    };
    if (body.includes('ChangeMailSettings'))
      return route.fulfill({
        json: { data: { changeMailSettings: { __typename: 'ChangeMailSettingsSuccess', data: mailSettings } } },
      });
    if (body.includes('SendTestMail'))
      return route.fulfill({
        json: {
          data: {
            sendTestMail: { __typename: 'MailNotAccepted', message: 'The SMTP server did not take the mail: 535' },
          },
        },
      });
    return route.continue();
  });
  await host.fill('mail.example.org');
  await save.click();
  await expect(page.getByRole('status').filter({ hasText: say('mail.saved') })).toBeVisible();
  await expect(
    page.getByText(say('mail.now.own', { server: 'mail.example.org:2525', from: 'no-reply@example.org' })),
  ).toBeVisible();
  await expect(form).toContainText(say('mail.passwordKept'));
  const trial = page.getByRole('form', { name: say('mail.test') });
  await trial.getByLabel(say('mail.test.to')).fill('me@example.org');
  await trial.getByRole('button').click();
  await expect(trial.getByRole('alert')).toContainText('535');
});

test('all places of the management are in view at 1280 px', async ({ page, say, root }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.addInitScript((token) => localStorage.setItem('token', token), root.token);
  await page.goto('/admin/problems');
  const sections = page.getByRole('navigation', { name: say('admin.nav') });
  await expect(sections.getByRole('link', { name: say('admin.overview') })).toBeInViewport({ ratio: 1 });
  await expect(sections.getByRole('link', { name: say('admin.site') })).toBeInViewport({ ratio: 1 });
  const pages = page.getByRole('navigation', { name: say('admin.pages') });
  await expect(pages.getByRole('link', { name: say('admin.problemList') })).toHaveAttribute('aria-current', 'page');
  await expect(pages.getByRole('link', { name: say('admin.bankApplications') })).toBeInViewport({ ratio: 1 });
});
