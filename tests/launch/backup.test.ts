import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { totpCodeAt } from '@verdict/schema/account/second-factor/totp.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import {
  confirmTotpMutation,
  signInMutation,
  signInWithSecondFactorMutation,
  startTotpMutation,
} from '../schema/account/sign-in/factor-operations.ts';
import { type Ground, type Launched, launch, openGround } from './launcher.ts';

const password = 'given-by-me';

let home: Ground;
let elsewhere: Ground;
beforeAll(async () => {
  home = await openGround({ VERDICT_ROOT_PASSWORD: password, VERDICT_DEMO: '1' });
  elsewhere = await openGround();
});
afterAll(async () => {
  await home.clear();
  await elsewhere.clear();
});

async function run(ground: Ground, ...words: string[]): Promise<{ code: number | string; said: string }> {
  const command = launch(ground, { words });
  return { code: await command.ended(), said: command.said() };
}

async function up(ground: Ground, said: string): Promise<Launched> {
  const site = launch(ground);
  await site.untilSaid(said);
  return site;
}

async function down(site: Launched): Promise<void> {
  site.child.kill('SIGINT');
  expect(await site.ended()).toBe(0);
}

async function ask(
  ground: Ground,
  query: string,
  variables: object = {},
  token = '',
): Promise<Record<string, unknown>> {
  const answer = await fetch(`http://127.0.0.1:${ground.port}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token === '' ? {} : { Authorization: token }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data } = z.object({ data: z.record(z.string(), z.unknown()) }).parse(await answer.json());
  return data;
}

const credentials = { input: { username: 'root', password } };
const signedIn = z.object({ data: z.object({ token: z.string() }) });

/** Gives root a second factor. @returns its secret. */
async function secureRoot(): Promise<string> {
  const { token } = signedIn.parse((await ask(home, signInMutation, credentials))['signIn']).data;
  const started = (await ask(home, startTotpMutation, { currentPassword: password }, token))['startTotp'];
  const { secret } = z.object({ data: z.object({ secret: z.string() }) }).parse(started).data;
  const code = totpCodeAt(secret, new Date());
  expect(await ask(home, confirmTotpMutation, { code }, token)).toMatchObject({
    confirmTotp: { __typename: 'ConfirmTotpSuccess' },
  });
  return secret;
}

test('a site is backed up while it judges, verified, and comes back in another place', async () => {
  const site = await up(home, 'The demo content is loaded');
  const secret = await secureRoot();
  const { problems } = await ask(home, '{ problems { total } }');
  const made = await run(home, 'backup');
  expect(made.said).toMatch(/The backup is whole: \S+/);
  expect(made.code).toBe(0);
  const folder = join(home.dataFolder, 'backups');
  const [name = ''] = await readdir(folder);
  expect((await stat(join(folder, name, 'secret'))).mode & 0o777).toBe(0o600);

  const verified = await run(home, 'backup', 'verify');
  expect(verified.said).toContain('is whole');
  expect(verified.code).toBe(0);
  await down(site);

  const restored = await run(elsewhere, 'restore', join(folder, name));
  expect(restored.said).toContain('Start it with "npm run up"');
  expect(restored.code).toBe(0);
  expect(await readFile(join(elsewhere.dataFolder, 'secret'), 'utf8')).toBe(
    await readFile(join(home.dataFolder, 'secret'), 'utf8'),
  );
  const refused = await run(elsewhere, 'restore', join(folder, name));
  expect(refused.said).toMatch(/something of a site in .*set VERDICT_DATA to a new folder/);
  expect(refused.code).toBe(1);

  const again = await up(elsewhere, 'Verdict is running at');
  expect(await ask(elsewhere, '{ problems { total } }')).toEqual({ problems });
  const first = (await ask(elsewhere, signInMutation, credentials))['signIn'];
  const { ticket } = z.object({ ticket: z.string() }).parse(first);
  // The code of the step in which it was confirmed is used up.
  const code = totpCodeAt(secret, new Date(Date.now() + 30_000));
  const second = await ask(elsewhere, signInWithSecondFactorMutation, { input: { ticket, code } });
  expect(second['signInWithSecondFactor']).toMatchObject({ __typename: 'SignInWithSecondFactorSuccess' });
  await down(again);
});

test('a site that stands still is backed up as well, and nothing is left running', async () => {
  const made = await run(home, 'backup', '--to', join(elsewhere.dataFolder, 'copies'));
  expect(made.said).toContain('The backup is whole');
  expect(made.code).toBe(0);
  expect(await readdir(join(elsewhere.dataFolder, 'copies'))).toHaveLength(1);
});

test('wrong words, a folder that is no backup and a place without a site are said so', async () => {
  expect(await run(home, 'backup', 'everything')).toMatchObject({ code: 2, said: expect.stringContaining('Usage') });
  expect(await run(home, 'restore')).toMatchObject({ code: 2, said: expect.stringContaining('Usage') });
  const nowhere = await openGround();
  const none = await run(nowhere, 'restore', home.dataFolder);
  expect(none).toMatchObject({ code: 1, said: expect.stringContaining('is not a backup') });
  const empty = await run(nowhere, 'backup');
  expect(empty).toMatchObject({ code: 1, said: expect.stringContaining('There is no site in') });
  await nowhere.clear();
});
