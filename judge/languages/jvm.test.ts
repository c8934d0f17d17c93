import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jvmOwnBytes } from './jvm.ts';

test.each(['zh-CN', 'en-US'])('the help page in %s says how much memory the JVM may use beyond the limit', (locale) => {
  const catalogue = readFileSync(new URL(`../../client/src/locales/help/${locale}.json`, import.meta.url), 'utf8');
  expect(JSON.parse(catalogue)['help.languagesText']).toContain(`${jvmOwnBytes / 1024 ** 2} MiB`);
});
