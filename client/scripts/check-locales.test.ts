import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('both catalogues hold exactly the sentences of the code, with the same placeholders', async () => {
  const check = promisify(execFile)('npm', ['run', '--silent', 'check:locales'], {
    cwd: join(import.meta.dirname, '..'),
  });
  await expect(check).resolves.toBeDefined();
}, 60_000);
