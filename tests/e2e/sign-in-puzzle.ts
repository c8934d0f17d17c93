import { expect } from '@playwright/test';
import type { ProblemScreenParts } from './problem-screen.ts';

/** Five wrong passwords of somebody, after which the dialog has a puzzle. */
export async function showPuzzle(
  { page, say }: Pick<ProblemScreenParts, 'page' | 'say'>,
  username = `nobody-${Math.random().toString(36).slice(2, 10)}`,
): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('auth.signIn') })
    .click();
  const form = page.getByRole('dialog').getByRole('tabpanel', { name: say('auth.signIn') });
  await form.getByLabel(say('auth.username'), { exact: true }).fill(username);
  for (let failure = 1; failure <= 5; failure += 1) {
    await form.getByLabel(say('auth.password'), { exact: true }).fill(`wrong-${failure}`);
    const answered = page.waitForResponse((response) => response.request().postData()?.includes('SignIn') ?? false);
    await form.getByRole('button', { name: say('auth.signIn'), exact: true }).click();
    await answered;
  }
  await expect(form.getByRole('slider')).toBeEnabled();
}
