import { beforeEach, expect, test } from 'vitest';
import type { Services } from '../../core/context.ts';
import type { WebAnswer, WebRequest } from '../../core/ports/web.ts';
import { WebFailure } from '../../core/web-failure.ts';
import type { RemoteStatement } from '../core/adapter.ts';
import type { RawDocument } from '../core/raw-document.ts';
import { hdu } from '../hdu/hdu.ts';
import { hostStatement } from './assets.service.ts';

const origin = 'https://judge.example';
const pdfUrl = `${origin}/a.pdf`;
const pdf = Buffer.from('%PDF-1.4');

const text: RemoteStatement = {
  title: 'T',
  language: 'en',
  description: '',
  input: '',
  output: '',
  hint: '',
  samples: [],
  timeLimitMs: 1_000,
  memoryLimitKb: 1_024,
  limits: '',
  readsFile: null,
  writesFile: null,
  source: null,
  author: null,
  tags: [],
  pdfUrl: null,
  languageIds: null,
  submitKey: null,
};

/** What the web has, by address: a body, or where it leads. */
let pages: Map<string, Buffer | string>;
let asked: WebRequest[];
beforeEach(() => {
  pages = new Map();
  asked = [];
});

function answerTo({ url, maxBytes }: WebRequest): WebAnswer {
  const found = pages.get(url.href);
  if (Buffer.isBuffer(found) && found.length > maxBytes) throw new WebFailure('TOO_LARGE', true);
  const status = found === undefined ? 404 : typeof found === 'string' ? 302 : 200;
  const headers = new Map(typeof found === 'string' ? [['location', found]] : []);
  return { status, headers, cookies: [], body: Buffer.isBuffer(found) ? found : Buffer.alloc(0) };
}

const services = {
  web: {
    async send(request: WebRequest) {
      asked.push(request);
      return answerTo(request);
    },
  },
  // Pictures of this test begin with the name of their kind.
  posters: { make: async (bytes: Buffer) => (bytes.subarray(0, 3).toString() === 'PNG' ? bytes : null) },
  host: { clock: () => new Date(0) },
  defaults: { publicUrl: 'https://here.example', remoteOrigins: { HDU: origin } },
  db: { siteSetting: { findMany: async () => [] } },
  files: { put: async (bytes: Buffer) => ({ sha256: 'a'.repeat(64), sizeBytes: bytes.length }) },
} as unknown as Services;

async function host(
  statement: Partial<RemoteStatement>,
  {
    isPdfKept = true,
    documents = [],
  }: { readonly isPdfKept?: boolean; readonly documents?: readonly RawDocument[] } = {},
) {
  const hosted = await hostStatement(services, hdu, {
    statement: { ...text, ...statement },
    documents,
    isPdfKept,
    isAllowed: ({ pathname }) => !pathname.startsWith('/closed'),
  });
  const { description } = hosted.statement;
  return { description, files: hosted.files.map(({ name }) => name), missing: hosted.missing };
}

const keptPdf = {
  description: `[PDF](/api/public/file/${'a'.repeat(64)}.pdf)`,
  files: ['remote-statement.pdf'],
  missing: [],
};
const pdfLink = `[PDF (judge.example)](${pdfUrl})`;

test('a PDF that is kept is a file of this site, of 32 MiB at most', async () => {
  pages.set(pdfUrl, pdf);
  expect(await host({ pdfUrl })).toEqual(keptPdf);
  expect(asked.map(({ maxBytes }) => maxBytes)).toEqual([32 * 1024 ** 2]);
  pages.set(pdfUrl, Buffer.alloc(32 * 1024 ** 2 + 1, '%PDF-'));
  expect(await host({ pdfUrl })).toEqual({ description: pdfLink, files: [], missing: [pdfUrl] });
});

test('a PDF among the documents is not fetched again', async () => {
  const documents = [{ url: pdfUrl, contentType: 'application/pdf', bytes: pdf }];
  expect(await host({ pdfUrl }, { documents })).toEqual(keptPdf);
  expect(asked).toEqual([]);
});

test('a PDF that is not kept is a link to the judge, and is not fetched', async () => {
  expect(await host({ pdfUrl }, { isPdfKept: false })).toEqual({ description: pdfLink, files: [], missing: [] });
  expect(asked).toEqual([]);
});

test.each([
  ['HTML that is called a PDF', { pdfUrl }, pdfUrl],
  ['HTML that is called a PNG', { description: `![](${origin}/a.png)` }, `${origin}/a.png`],
])('%s is not stored', async (_, statement, url) => {
  pages.set(url, Buffer.from('<!doctype html><script>alert(1)</script>'));
  expect(await host(statement)).toMatchObject({
    files: [],
    missing: [url],
    description: expect.stringMatching(/^\[/u),
  });
});

test.each([
  ['a foreign host', 'https://elsewhere.example/a.png'],
  ['a foreign port of the judge', 'https://acm.hdu.edu.cn:8080/a.png'],
  ['a path that the judge closes to robots', `${origin}/closed/a.png`],
])('a picture of %s is not asked for', async (_, url) => {
  pages.set(url, Buffer.from('PNG'));
  expect(await host({ description: `![](${url})` })).toEqual({
    description: `[a.png](${url})`,
    files: [],
    missing: [url],
  });
  expect(asked).toEqual([]);
});

test('a redirect is followed within the judge, 3 times at most, and to no other host', async () => {
  const url = `${origin}/0.png`;
  pages.set(url, '/1.png').set(`${origin}/1.png`, '2.png').set(`${origin}/2.png`, '3.png');
  pages.set(`${origin}/3.png`, Buffer.from('PNG'));
  expect(await host({ description: `![](${url})` })).toMatchObject({ files: ['remote-1.webp'], missing: [] });
  pages.set(`${origin}/3.png`, '4.png').set(`${origin}/4.png`, Buffer.from('PNG'));
  expect(await host({ description: `![](${url})` })).toMatchObject({ files: [], missing: [url] });
  asked = [];
  pages.set(url, 'https://elsewhere.example/a.png').set('https://elsewhere.example/a.png', Buffer.from('PNG'));
  expect(await host({ description: `![](${url})` })).toMatchObject({ files: [], missing: [url] });
  expect(asked.map((request) => request.url.href)).toEqual([url]);
});

test('of more than 50 pictures the others are links', async () => {
  const urls = Array.from({ length: 52 }, (_, index) => `${origin}/${index}.png`);
  for (const url of urls) pages.set(url, Buffer.from('PNG'));
  const { files, missing } = await host({ description: urls.map((url) => `![](${url})`).join('\n') });
  expect([files.length, missing]).toEqual([50, urls.slice(50)]);
  expect(asked).toHaveLength(50);
});
