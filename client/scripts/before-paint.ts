/** Tells `dist/before-paint.js` the files and the first questions of the pages that people come to first. */
import { readFile, writeFile } from 'node:fs/promises';
import { InMemoryCache } from '@apollo/client';
import { print, stripIgnoredCharacters, type DocumentNode } from 'graphql';
import { pageSize } from '../src/features/problem/problem-list/problem-list-address.ts';
import {
  ProblemBanksDocument,
  ProblemListDocument,
} from '../src/features/problem/problem-list/problem-list.generated.ts';
import { ProblemPageDocument } from '../src/features/problem/workspace/problem-page.generated.ts';
import { HomePageDocument } from '../src/features/site/home/home-page.generated.ts';
import { ViewerDocument } from '../src/lib/session/viewer.generated.ts';
import { SiteConfigDocument } from '../src/lib/site/site-config.generated.ts';
import { filesOf, readManifest } from './manifest.ts';

const locales = ['zh-CN', 'en-US'] as const;
/** Addresses of pages, the source of each, and the catalogues of its first look. */
const firstPages = [
  {
    addresses: ['/', '/home'],
    route: 'home.tsx',
    parts: ['home'],
    roots: [],
    questions: [bodyOf('HomePage', HomePageDocument, { language: '$language' })],
  },
  ...[
    {
      addresses: ['/problem'],
      route: 'problem.tsx',
      parts: ['problems'],
      questions: [
        bodyOf('ProblemBanks', ProblemBanksDocument, {}),
        bodyOf('ProblemList', ProblemListDocument, {
          filter: {},
          sort: null,
          page: { page: 1, size: pageSize },
          language: '$language',
        }),
      ],
    },
    {
      addresses: ['/problem/$2'],
      route: 'problem.$problem-id.tsx',
      parts: ['problem'],
      questions: [bodyOf('ProblemPage', ProblemPageDocument, { displayId: '$2', language: '$language' })],
    },
  ].map(({ parts, ...page }) => ({ ...page, parts: ['page', ...parts], roots: ['src/app/page-sentences.tsx'] })),
] as const;
const place = 'var first = { frame: [], viewer: [], pages: [] };';

const dist = new URL('../dist/', import.meta.url);
const manifest = await readManifest(dist);
const entryFiles = new Set(filesOf(manifest, ['index.html']));

const pages = firstPages.map(({ addresses, route, parts, roots, questions }) => ({
  addresses,
  questions,
  files: added([`src/routes/${route}`, ...roots]),
  sentences: Object.fromEntries(
    locales.map((locale) => [
      locale,
      added(['', ...parts.map((part) => `${part}/`)].map((part) => `src/locales/generated/${part}${locale}.json`)),
    ]),
  ),
}));
const script = new URL('before-paint.js', dist);
const source = await readFile(script, 'utf8');
if (!source.includes(place)) throw new Error(`before-paint.js no longer says "${place}".`);
const first = {
  frame: [bodyOf('SiteConfig', SiteConfigDocument, {})],
  viewer: [bodyOf('Viewer', ViewerDocument, {})],
  pages,
};
await writeFile(
  script,
  source.replaceAll(/^ *\/\/.*\n/gm, '').replace(place, () => `var first = ${JSON.stringify(first)};`),
);

/** The body of a request; up to its query as Apollo's link writes it, which is how the answer is found. */
function bodyOf(operationName: string, document: DocumentNode, variables: object): string {
  const query = stripIgnoredCharacters(print(new InMemoryCache().transformDocument(document)));
  return JSON.stringify({ operationName, variables, query });
}

/** What these sources need that the entry does not fetch. */
function added(sources: readonly string[]): readonly string[] {
  return filesOf(manifest, sources).filter((file) => !entryFiles.has(file));
}
