import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const check = join(import.meta.dirname, '../../judge/check.ts');

interface Told {
  readonly code: number;
  readonly text: string;
}

/** What the command prints, started by `wrap`. */
function told(wrap: readonly string[], settings: Readonly<Record<string, string>> = {}): Promise<Told> {
  const [file = '', ...args] = [...wrap, process.execPath, check];
  return new Promise((resolve) => {
    const child = execFile(
      file,
      args,
      { env: { PATH: process.env['PATH'], ...settings } },
      (_error, stdout, stderr) => {
        resolve({ code: child.exitCode ?? -1, text: stdout + stderr });
      },
    );
  });
}

const withoutCgroups = ['unshare', '--mount', 'sh', '-c', 'mount -t tmpfs -o ro none /sys/fs/cgroup && exec "$0" "$@"'];

test('the check says whether this machine can judge, and what to do where it cannot', async () => {
  const [here, lacking, weak] = await Promise.all([
    told([]),
    told(withoutCgroups),
    told(withoutCgroups, { JUDGE_ALLOW_WEAK_SANDBOX: '1' }),
  ]);
  expect(here).toMatchObject({
    code: 0,
    text: expect.stringMatching(/ok {2}cgroup[^]*ok {2}cpp [^]*other load[^]*This machine can judge/),
  });
  expect(lacking).toMatchObject({
    code: 1,
    text: expect.stringMatching(/MISS {2}cgroup[^]*-> Give the judge writable cgroups[^]*cannot judge yet/),
  });
  expect(weak).toMatchObject({ code: 0, text: expect.stringMatching(/! {2}cgroup .*weak limits are allowed/) });
});
