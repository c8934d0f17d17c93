import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { configPath, forgetAccount, keepAccount, readAccount, siteUrl } from './config.ts';
import { localeOf } from './locale.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'verdict-cli-'));
});
afterEach(() => rm(home, { recursive: true }));

const account = { url: 'https://judge.example.org', token: 'vdt_secret' };

test('an account is kept for its user alone, also where a file of other rights was there', async () => {
  const env = { XDG_CONFIG_HOME: home };
  await keepAccount(account, env);
  await writeFile(configPath(env), '', { mode: 0o644 });
  await keepAccount(account, env);
  expect((await stat(configPath(env))).mode & 0o777).toBe(0o600);
  expect(await readAccount(env)).toEqual(account);
  await forgetAccount(env);
  await expect(readAccount(env)).rejects.toThrow(/login/);
});

test('the environment comes first, and a kept token is sent to no other site', async () => {
  const env = { XDG_CONFIG_HOME: home };
  await keepAccount(account, env);
  expect(await readAccount({ ...env, VERDICT_URL: 'http://localhost:4000/', VERDICT_TOKEN: 'vdt_other' })).toEqual({
    url: 'http://localhost:4000',
    token: 'vdt_other',
  });
  expect(await readAccount({ ...env, VERDICT_TOKEN: 'vdt_other' })).toEqual({ ...account, token: 'vdt_other' });
  expect(await readAccount({ ...env, VERDICT_URL: `${account.url}/` })).toEqual(account);
  await expect(readAccount({ ...env, VERDICT_URL: 'http://elsewhere.example' })).rejects.toThrow(/VERDICT_TOKEN/);
});

test('a file that is broken is named', async () => {
  const env = { XDG_CONFIG_HOME: home };
  const path = await keepAccount(account, env);
  for (const text of ['{', '7', '{"url":"x"}']) {
    await writeFile(path, text);
    await expect(readAccount(env)).rejects.toThrow(path);
  }
});

test.each(['judge.example.org', 'ftp://judge.example.org', ''])('%j is no address of a site', (text) =>
  expect(() => siteUrl(text)).toThrow(),
);

test.each([
  [{ LANG: 'zh_CN.UTF-8' }, 'zh-CN'],
  [{ LANG: 'en_GB.UTF-8' }, 'en-US'],
  [{ LANG: 'zh_CN.UTF-8', LC_ALL: 'C' }, 'en-US'],
  [{ LC_MESSAGES: 'zh_TW', LANG: 'en' }, 'zh-CN'],
  [{}, 'en-US'],
])('a terminal of %j is spoken to in %s', (env, locale) => expect(localeOf(env)).toBe(locale));
