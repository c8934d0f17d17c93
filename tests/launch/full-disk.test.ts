import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { rootPassword, startSite, type Site } from '../setup/site.ts';

const diskMb = 700;
const disk = await mkdtemp(join(tmpdir(), 'verdict-full-disk-'));
const canMount = mount();
if (!canMount) console.warn('skipped: the full disk is not tested, since a small disk cannot be mounted (needs root)');

function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m,mode=0755`, 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const dataFolder = join(disk, 'data');
const filler = join(disk, 'filler');
const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }) })).optional(),
});

describe.skipIf(!canMount)('on a full disk', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ isDemoWanted: false, env: { VERDICT_DATA: dataFolder, JUDGE_SLOTS: '1' } });
  });
  afterAll(async () => {
    await site.stop();
    execFileSync('umount', ['-l', disk]);
    await rm(disk, { recursive: true, force: true });
  });

  async function graphql(query: string, variables: object = {}, token?: string) {
    const authorization = token === undefined ? {} : { Authorization: token };
    const response = await fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en-US', ...authorization },
      body: JSON.stringify({ query, variables }),
    });
    return answerSchema.parse(await response.json());
  }

  async function signIn(): Promise<string> {
    const answer = '... on SignInSuccess { data { token } }';
    const mutation = `mutation ($input: SignInInput!) { signIn(input: $input) { ${answer} } }`;
    const { data } = await graphql(mutation, { input: { username: 'root', password: rootPassword } });
    return z.object({ signIn: z.object({ data: z.object({ token: z.string() }) }) }).parse(data).signIn.data.token;
  }

  function submit(token: string) {
    const mutation = 'mutation ($input: SubmitSolutionInput!) { submitSolution(input: $input) { __typename } }';
    return graphql(mutation, { input: { problemDisplayId: 'none', languageKey: 'cpp', code: 'int main() {}' } }, token);
  }
  const read = () => graphql('{ problems { total } languages { key } }').catch(() => null);
  const codeOf = ({ errors }: z.infer<typeof answerSchema>) => errors?.[0]?.extensions.code ?? null;

  async function fill(): Promise<void> {
    await using file = await open(filler, 'w');
    const chunk = Buffer.alloc(1024 ** 2, 1);
    await expect(
      (async () => {
        for (;;) await file.writeFile(chunk);
      })(),
    ).rejects.toThrow('ENOSPC');
  }

  test('reading and signing in go on, changes are refused, and all works again with free space', async () => {
    const token = await signIn();
    expect(codeOf(await submit(token))).toBeNull();
    await expect.poll(() => existsSync(join(dataFolder, 'ballast')), { timeout: 30_000 }).toBe(true);

    await fill();
    const code = async () => codeOf(await submit(token));
    await expect.poll(code, { timeout: 60_000, interval: 500 }).toBe('DISK_NEARLY_FULL');
    expect((await submit(token)).errors?.[0]?.message).toContain('nearly full');
    await expect.poll(() => existsSync(join(dataFolder, 'ballast')), { timeout: 10_000 }).toBe(false);

    // Long enough for heartbeats, background work and a restart loop to show.
    for (let second = 0; second < 20; second += 1) {
      expect((await read())?.data).toMatchObject({ problems: { total: 0 } });
      await sleep(1_000);
    }
    const { data } = await graphql('{ siteAlarms { kind message } }', {}, await signIn());
    const alarm = { kind: 'DISK_NEARLY_FULL', message: expect.stringContaining('Free some space') };
    expect(data?.['siteAlarms']).toEqual([alarm]);
    expect(await (await fetch(`${site.url}/metrics`)).text()).toMatch(/^verdict_disk_nearly_full 1$/m);
    const rest = await fetch(`${site.url}/api/submit-problem-judge`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en-US', Authorization: token },
      body: JSON.stringify({ pid: 'none', language: 'C++', code: 'int main() {}' }),
    });
    expect(await rest.json()).toMatchObject({ msg: expect.stringContaining('nearly full') });
    const upload = await fetch(`${site.url}/api/uploads/`, {
      method: 'POST',
      headers: { 'Tus-Resumable': '1.0.0', 'Upload-Length': '10', Authorization: token },
    });
    expect(upload.status).toBe(507);

    await rm(filler);
    await expect.poll(code, { timeout: 60_000, interval: 500 }).toBeNull();
    await expect.poll(() => existsSync(join(dataFolder, 'ballast')), { timeout: 30_000 }).toBe(true);
  });
});
