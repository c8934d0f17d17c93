/**
 * Measures what a browser fetches for the first page: the entry, the home page and the catalogues of one language, with
 * all they import; and for problems, to compare. Prints the figures and stores them in `dist/.vite/size.json`; fails
 * when the budget of the architecture is exceeded.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { filesOf, readManifest } from './manifest.ts';

/** Brotli bytes of JavaScript for the first load of home: 175 kB. */
const budgetBytes = 175_000;
/** Those of the script before the first paint, which all pages wait for. */
const scriptBudgetBytes = 4_000;
/** Those that every page fetches beside the first one (`later.tsx`), while it is still drawn on a slow phone. */
const laterBudgetBytes = 15_000;

const dist = new URL('../dist/', import.meta.url);
const manifest = await readManifest(dist);

const parts = [
  { name: 'entry', roots: ['index.html'] },
  { name: 'entry + home', roots: ['index.html', 'src/routes/home.tsx'] },
  {
    name: 'entry + home + zh-CN',
    roots: [
      'index.html',
      'src/routes/home.tsx',
      'src/locales/generated/zh-CN.json',
      'src/locales/generated/home/zh-CN.json',
    ],
  },
  {
    name: 'entry + home + en-US',
    roots: [
      'index.html',
      'src/routes/home.tsx',
      'src/locales/generated/en-US.json',
      'src/locales/generated/home/en-US.json',
    ],
  },
];
/** Pages that many come to first, without a budget: small files cost them more than bytes. */
const inner = [
  { name: 'entry + problem list', route: 'problem.tsx' },
  { name: 'entry + problem', route: 'problem.$problem-id.tsx' },
].map(({ name, route }) => ({ name, roots: ['index.html', 'src/app/page-sentences.tsx', `src/routes/${route}`] }));
const later = { name: 'entry + home + later', roots: ['index.html', 'src/routes/home.tsx', 'src/app/frame/later.tsx'] };
const sizes = await measureAll(parts);
const withLater = { name: later.name, ...(await measure(later.roots)) };
const innerSizes = await measureAll(inner);

for (const { name, files, rawBytes, brotliBytes } of [...sizes, withLater, ...innerSizes]) {
  console.log(
    `${name.padEnd(24)} ${String(files).padStart(3)} files ${kilobytes(rawBytes)} raw ${kilobytes(brotliBytes)} brotli`,
  );
}
const scriptBytes = brotliCompressSync(await readFile(new URL('before-paint.js', dist))).length;
console.log(`before-paint.js ${kilobytes(scriptBytes)} brotli`);
const homeBytes = Math.max(...sizes.map(({ brotliBytes }) => brotliBytes));
await writeFile(
  new URL('.vite/size.json', dist),
  `${JSON.stringify({ budgetBytes, homeBytes, scriptBytes, sizes, innerSizes }, null, 2)}\n`,
);
if (homeBytes > budgetBytes) {
  console.error(
    `The first load of home is ${kilobytes(homeBytes)} of brotli, over the budget of ${kilobytes(budgetBytes)}.`,
  );
  process.exitCode = 1;
}

const laterBytes = withLater.brotliBytes - (sizes.find(({ name }) => name === 'entry + home')?.brotliBytes ?? 0);
if (laterBytes > laterBudgetBytes) {
  console.error(`What every page fetches later is ${kilobytes(laterBytes)}, over ${kilobytes(laterBudgetBytes)}.`);
  process.exitCode = 1;
}

if (scriptBytes > scriptBudgetBytes) {
  console.error(`before-paint.js is ${kilobytes(scriptBytes)} of brotli, over ${kilobytes(scriptBudgetBytes)}.`);
  process.exitCode = 1;
}

function measureAll(wanted: readonly { readonly name: string; readonly roots: readonly string[] }[]) {
  return Promise.all(wanted.map(async ({ name, roots }) => ({ name, ...(await measure(roots)) })));
}

async function measure(roots: readonly string[]) {
  const files = filesOf(manifest, roots).filter((file) => file.endsWith('.js'));
  const contents = await Promise.all(files.map((file) => readFile(new URL(file, dist))));
  return {
    files: contents.length,
    rawBytes: contents.reduce((sum, content) => sum + content.length, 0),
    brotliBytes: contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0),
  };
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
