import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let folder: string;
const script = `console.log(${JSON.stringify('x'.repeat(2_000))});`;

async function build(name: string): Promise<string> {
  const page = join(folder, name);
  await mkdir(join(page, 'assets'), { recursive: true });
  await writeFile(join(page, 'index.html'), `<!doctype html><title>${name}</title>`);
  await writeFile(join(page, 'assets/main-abc123.js'), script);
  await writeFile(join(page, 'assets/main-abc123.js.br'), brotliCompressSync(script));
  await writeFile(join(page, 'assets/main-abc123.js.gz'), gzipSync(script));
  return page;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdict-pages-'));
  server = await startTestServer({ pages: { client: await build('client'), graphiql: await build('graphiql') } });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const html = { Accept: 'text/html,application/xhtml+xml' };

/** Without fetch, which would decompress and hide what was sent. */
function rawGet(path: string, headers: Record<string, string>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(`${server.url}${path}`, { headers }, (response) => resolve(response.resume())).on('error', reject);
  });
}

describe('the client', () => {
  test.each(['/', '/problem/1000', '/contest/5/rank?page=2'])('%s is its page', async (path) => {
    const response = await fetch(`${server.url}${path}`, { headers: html });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title>client</title>');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test('its hashed files may be kept for ever and come as they were compressed', async () => {
    for (const encoding of ['br', 'gzip']) {
      const { headers, statusCode } = await rawGet('/assets/main-abc123.js', { 'accept-encoding': encoding });
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(headers['content-type']).toMatch(/javascript/);
    }
  });

  test('a link is checked or previewed by what names no type', async () => {
    const answers = ['/problem/1000', '/gone.png'].map((path) => fetch(`${server.url}${path}`));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 404]);
  });

  test.each(['/assets/gone.js', '/api/no-such-call', '/judge/nothing'])('%s is no page', async (path) => {
    const response = await fetch(`${server.url}${path}`, { headers: html });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('json');
  });
});

describe('/graphql in a browser', () => {
  test('is GraphiQL, from our own files', async () => {
    const response = await fetch(`${server.url}/graphql`, { headers: html });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title>graphiql</title>');
    expect((await fetch(`${server.url}/graphiql/assets/main-abc123.js`)).status).toBe(200);
  });

  test('asks for POST when it is not a browser', async () => {
    const response = await fetch(`${server.url}/graphql?query={siteConfig{name}}`, {
      headers: { Accept: 'application/json' },
    });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

test('pages run our scripts only, in no frame, and guess no types', async () => {
  const { headers } = await fetch(server.url, { headers: html });
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe-eval');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('what is not built says how to build it', async () => {
  const bare = await startTestServer();
  try {
    const response = await fetch(`${bare.url}/`, { headers: html });
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('npm run build')]);
  } finally {
    await bare.stop();
  }
});
