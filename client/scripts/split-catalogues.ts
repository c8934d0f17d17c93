/**
 * Takes the sentences that only super admins read out of the compiled catalogues, into `<language>.admin.json`: nobody
 * else has to fetch them (src/lib/intl/admin-intl.tsx).
 */
import { readFile, writeFile } from 'node:fs/promises';

/** Beginnings of the keys that are for super admins. */
const adminPrefixes = ['rejudge.', 'verdictActions.', 'verdictCause.'];

const folder = new URL('../src/locales/generated/', import.meta.url);
for (const language of ['zh-CN', 'en-US']) {
  const all = Object.entries<unknown>(JSON.parse(await readFile(new URL(`${language}.json`, folder), 'utf8')));
  const isForAdmins = (key: string) => adminPrefixes.some((prefix) => key.startsWith(prefix));
  await write(`${language}.json`, all.filter(([key]) => !isForAdmins(key)));
  await write(`${language}.admin.json`, all.filter(([key]) => isForAdmins(key)));
}

async function write(name: string, entries: readonly (readonly [string, unknown])[]): Promise<void> {
  await writeFile(new URL(name, folder), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}
