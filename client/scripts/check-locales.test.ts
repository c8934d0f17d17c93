import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('every sentence the code says is in both catalogues, with the same places for values, and no other is', async () => {
  const check = promisify(execFile)('npm', ['run', '--silent', 'check:locales'], {
    cwd: join(import.meta.dirname, '..'),
  });
  await expect(check).resolves.toBeDefined();
}, 60_000);
