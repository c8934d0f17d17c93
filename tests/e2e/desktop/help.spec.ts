import { z } from 'zod';
import { ask } from '../../setup/site-api.ts';
import { expect, test } from '../site-fixtures.ts';

test('the help page lists every language that is offered, and every verdict', async ({ page, say, baseURL }) => {
  const { languages } = await ask({
    url: baseURL ?? '',
    query: '{ languages { name isAvailable } }',
    data: z.object({ languages: z.array(z.object({ name: z.string(), isAvailable: z.boolean() })) }),
  });
  await page.goto('/introduction');
  for (const { name } of languages.filter(({ isAvailable }) => isAvailable))
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  for (const verdict of ['accepted', 'wrongAnswer', 'compileError'])
    await expect(page.getByText(say(`status.${verdict}`), { exact: true })).toBeVisible();
});
