import { readFileSync, mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { signInAsRoot, ask } from './setup/site-api.ts';
import { z } from 'zod';
const url = JSON.parse(readFileSync('/tmp/ac/site.json', 'utf8')).url;
const { token } = await signInAsRoot(url);
const { adminProblems } = await ask({ url, token, query: '{ adminProblems(page:{size:50}) { items { id displayId type judgeMode } } }', data: z.object({ adminProblems: z.object({ items: z.array(z.object({ id: z.number(), displayId: z.string(), type: z.string(), judgeMode: z.string() })) }) }) });
console.log(adminProblems.items.map((p) => `${p.id}:${p.displayId}:${p.type}:${p.judgeMode}`).join(' '));
const oi = adminProblems.items.find((p) => p.type === 'OI')?.id ?? 1;
const special = adminProblems.items.find((p) => p.judgeMode === 'SPECIAL')?.id ?? 1;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const only = process.argv.slice(2);
const pages: Record<string, string> = {
  list: '/admin/problems', create: '/admin/problem/create', statements: `/admin/problem/edit/${special}?section=statements`, samples: `/admin/problem/edit/${special}?section=samples`,
  limits: `/admin/problem/edit/${special}?section=limits`, languages: `/admin/problem/edit/${special}?section=languages`, judging: `/admin/problem/edit/${special}?section=judging`, tests: `/admin/problem/edit/${oi}?section=tests`,
  newtests: '/admin/problem/create?section=tests', files: `/admin/problem/edit/${special}?section=files`, publish: `/admin/problem/edit/${special}?section=publish`, revisions: `/admin/problem/${special}/revisions`,
};
for (const [size, locale, colorScheme, viewport] of [['d', 'en-US', 'light', { width: 1440, height: 900 }], ['p', 'zh-CN', 'dark', { width: 390, height: 844 }]] as const) {
  const context = await browser.newContext({ locale, colorScheme, viewport, serviceWorkers: 'block' });
  await context.addInitScript((value) => localStorage.setItem('token', value), token);
  for (const [name, path] of Object.entries(pages)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const page = await context.newPage();
    page.on('console', (m) => m.type() === 'error' ? console.log(name, m.text().slice(0, 300)) : undefined);
    page.on('pageerror', (e) => console.log(name, String(e).slice(0, 500)));
    await page.goto(url + path);
    await page.waitForLoadState('networkidle').catch(() => {});
    if (name === 'create') { await page.locator('header').first().waitFor(); await page.keyboard.press('Control+s'); await page.waitForTimeout(600); }
    await page.waitForTimeout(600);
    mkdirSync('/tmp/ac/shots', { recursive: true });
    await page.screenshot({ path: `/tmp/ac/shots/${name}-${size}.png`, fullPage: true });
    await page.close();
  }
}
await browser.close();
