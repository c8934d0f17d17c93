import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startHduStandIn } from '../stand-ins/hdu/hdu-stand-in.ts';
import { StandInClock } from '../stand-ins/stand-in.ts';

/** A judge with a page for people, who must say that they are some. */
export interface JudgeSite {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * HDU with a captcha before each submission, by the real clock. Anybody is who he says he is. What has no `main` does
 * not compile; all else is accepted.
 */
export async function startJudgeSite(): Promise<JudgeSite> {
  const clock = new StandInClock();
  const judge = await startHduStandIn(new Map(), clock);
  const server = createServer((request, response) => {
    clock.advance(Date.now() - clock.now().getTime());
    void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', judge.origin);
    if (url.pathname === '/submit.php') {
      const given = request.method === 'POST' ? new URLSearchParams(await text(request)) : null;
      response.setHeader('content-type', 'text/html; charset=utf-8').end(submitPage(url, given));
      return;
    }
    const { method = 'GET', headers } = request;
    const page = await fetch(url, {
      method,
      redirect: 'manual',
      headers: { cookie: headers.cookie ?? '', 'content-type': headers['content-type'] ?? '' },
      ...(method === 'POST' && { body: await text(request) }),
    });
    response.statusCode = page.status;
    for (const name of ['content-type', 'location', 'set-cookie']) {
      const value = page.headers.get(name);
      if (value !== null) response.setHeader(name, value);
    }
    response.end(Buffer.from(await page.arrayBuffer()));
  }

  function submitPage(url: URL, given: URLSearchParams | null): string {
    const ref = url.searchParams.get('pid') ?? '';
    if (given === null) return form(ref, '');
    if (given.get('human') !== 'on') return form(ref, 'Please solve the captcha.');
    const source = (given.get('source') ?? '').replaceAll('\r\n', '\n');
    const result = source.includes('main') ? 'Accepted' : 'Compilation Error';
    judge.setScript({ steps: [{ afterMs: 0, text: result }], timeMs: 15, memoryKb: 1_792 });
    const run = judge.addRun({ username: given.get('user') ?? '', ref, languageId: '0', source });
    return `<p>Run <output>${run.id}</output></p>`;
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the judge site has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await judge.stop();
    },
  };
}

function form(ref: string, fault: string): string {
  return `<!doctype html><html lang="en"><title>Submit ${ref.replaceAll(/\D/gu, '')}</title>
<form method="post"><p role="alert">${fault}</p>
<label>User <input name="user"></label>
<label>Source <textarea name="source"></textarea></label>
<label><input type="checkbox" name="human"> I am human</label>
<button>Submit</button></form></html>`;
}
