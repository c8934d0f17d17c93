/** Writes `dist/sw.js`: the service worker with the names of the files it keeps, and a version made of them. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { filesOf, readManifest } from './manifest.ts';

/** What the shell is made of, beside what these import. */
const roots = [
  'index.html',
  'src/routes/home.tsx',
  'src/app/more-pages.tsx',
  'src/app/page-sentences.tsx',
  'src/routes/offline.tsx',
  'src/routes/logout.tsx',
  'src/app/frame/account-menus.tsx',
  'src/app/frame/later.tsx',
  'src/app/frame/nav-drawer.tsx',
  'src/app/frame/toast-body.tsx',
  ...['', 'page/'].flatMap((part) => ['zh-CN', 'en-US'].map((locale) => `src/locales/generated/${part}${locale}.json`)),
];
const publicFiles = ['/index.html', '/favicon.svg', '/before-paint.js', '/manifest.webmanifest', '/icons/any-192.png'];

const dist = new URL('../dist/', import.meta.url);
const manifest = await readManifest(dist);
const files = [...publicFiles, ...filesOf(manifest, roots).map((file) => `/${file}`)];
const contents = await Promise.all(files.map((file) => readFile(new URL(`.${file}`, dist))));
const source = await readFile(new URL('../service-worker/sw.js', import.meta.url), 'utf8');
const version = contents
  .reduce((hash, content) => hash.update(content), createHash('sha256').update(source))
  .digest('hex')
  .slice(0, 16);
await writeFile(
  new URL('sw.js', dist),
  `const version = ${JSON.stringify(version)};\nconst files = ${JSON.stringify(files)};\n${source}`,
);
