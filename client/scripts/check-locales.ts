/**
 * Compares the keys the code uses (extracted by formatjs) with those of the catalogues; prints what is missing, left
 * over or written twice.
 */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

const used = await keysOf('../build/used-messages.json');
const locales = new URL('../src/locales/', import.meta.url);
const paths = globSync(['en-US.json', '!(generated)/en-US.json'], { cwd: locales });
const catalogues = await Promise.all(paths.map((path) => keysOf(`../src/locales/${path}`)));
const written = new Set(catalogues.flatMap((keys) => [...keys]));
const missing = [...used].filter((key) => !written.has(key));
const unused = [...written].filter((key) => !used.has(key));
// A merge that keeps the lines of both sides leaves a key twice, and JSON takes the last one without a word.
const all = globSync(['*.json', '!(generated)/*.json'], { cwd: locales });
const twice = (await Promise.all(all.map(repeatedIn))).flat();
for (const key of missing) console.error(`Used in the code, but in no catalogue: ${key}`);
for (const key of unused) console.error(`In the catalogues, but used nowhere: ${key}`);
for (const key of twice) console.error(`Twice in a catalogue: ${key}`);
process.exitCode = missing.length + unused.length + twice.length > 0 ? 1 : 0;

async function keysOf(path: string): Promise<Set<string>> {
  const value: unknown = JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'));
  return new Set(Object.keys(value ?? {}));
}

async function repeatedIn(path: string): Promise<string[]> {
  const text = await readFile(new URL(path, locales), 'utf8');
  const keys = [...text.matchAll(/^ {2}"([^"]+)":/gmu)].map(([, key = '']) => key);
  return keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `${path} ${key}`);
}
