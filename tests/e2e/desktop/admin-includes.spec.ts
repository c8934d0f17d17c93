import { signInAsRoot } from '../../setup/site-api.ts';
import { expect, test } from '../site-fixtures.ts';

test('an admin uploads, confirms to replace and deletes a checker include file, with errors shown beside it', async ({
  page,
  say,
  baseURL,
}) => {
  await page.addInitScript((token) => localStorage.setItem('token', token), (await signInAsRoot(baseURL ?? '')).token);
  await page.goto('/admin/includes');
  const form = page.getByRole('form', { name: say('includes.upload') });
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await form.getByRole('button', { name: say('includes.choose') }).click();
    await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer });
  };
  const send = (id: string) => form.getByRole('button', { name: say(id), exact: true }).click();
  const name = `shared-${process.pid}-${Date.now() % 100_000}.h`;
  const row = page.getByRole('row', { name });

  await choose('not a header.h', Buffer.from('int a;'));
  await send('includes.upload');
  await expect(form.getByRole('alert')).toContainText('testlib.h');
  await choose(name, Buffer.from([0xd6, 0xd0]));
  await send('includes.upload');
  await expect(form.getByRole('alert')).toHaveText(say('includes.notText'));
  await expect(row).toHaveCount(0);

  await choose(name, Buffer.from('#pragma once\n'));
  await send('includes.upload');
  await expect(row).toContainText('13 B');
  await expect(row).toContainText('root');
  await choose(name, Buffer.from('int b;\n'));
  await expect(form.getByRole('status')).toHaveText(say('includes.willReplace', { name }));
  await send('includes.replace');
  await expect(row).toContainText('7 B');

  await row.getByRole('button', { name: say('includes.deleteOf', { name }) }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(say('includes.deleteText'));
  await question.getByRole('button', { name: say('includes.delete') }).click();
  await expect(row).toHaveCount(0);
});
