import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Status } from '@verdict/judge/protocol/status.ts';
import { type JudgeTask, testRunTaskSchema } from '@verdict/judge/protocol/task.ts';
import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiTokenFor } from '../factories/api-token.ts';
import { FakeJudge, judgementFor } from '../factories/judge.ts';
import { buildProblem } from '../factories/problem.ts';
import { buildSubmission } from '../factories/submission.ts';
import { buildUser } from '../factories/user.ts';
import { type CommandOptions, type Ended, runVerdict } from './run-verdict.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let judge: FakeJudge;
let folder: string;
let user: User;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  judge = await FakeJudge.start(server);
  await buildProblem(server.services, {
    displayId: '1000',
    title: 'A + B',
    samples: { create: { position: 1, input: '1 2\n', output: '3\n' } },
  });
});
afterAll(() => server.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdict-cli-'));
  user = await buildUser(server.services);
  token = await apiTokenFor(server.services, user, ['READ', 'SUBMIT']);
  return () => rm(folder, { recursive: true });
});

/** Runs the command line as the user, once the site knows which languages the judge has. */
async function verdict(words: readonly string[], options: Partial<CommandOptions> = {}): Promise<Ended> {
  await judge.beat();
  return runVerdict(words, { folder, url: server.url, token, ...options });
}

/** Plays the judge for the next submission. */
async function judgeNext(status: number, steps: (task: JudgeTask) => Promise<unknown> = async () => {}): Promise<void> {
  for (;;) {
    const task = await judge.claim();
    if (task === null) continue;
    await steps(task);
    await judge.report(
      task,
      judgementFor(task, { status, message: status === Status.COMPILE_ERROR ? 'main.cpp:1: error' : null }),
    );
    return;
  }
}

describe('verdict submit', () => {
  test('infers problem and language, follows judging, prints cases and verdict, exits with 0 if AC', async () => {
    await writeFile(join(folder, '1000.cpp'), 'int main() {}');
    const follows = Promise.withResolvers<void>();
    const [{ code, said, complained }] = await Promise.all([
      verdict(['submit', '1000.cpp'], {
        onComplaint: (soFar) => (soFar.includes('Pending') ? follows.resolve() : undefined),
      }),
      judgeNext(Status.ACCEPTED, async (task) => {
        // A judge that is quicker than who follows leaves nothing to tell but the verdict.
        await follows.promise;
        await judge.progress(task, { status: Status.JUDGING, casesDone: 1, casesTotal: 2 });
      }),
    ]);
    expect(said).toContain('1000.cpp → 1000 A + B (CPP)');
    expect(said).toMatch(/Case 1 {2}Accepted {2}3 ms, 1\.0 MB/);
    expect(said).toMatch(/1000 A \+ B {2}Accepted/);
    expect(said).not.toContain('\u001B');
    expect(complained).toContain('Pending');
    expect(code).toBe(0);
    expect(await server.services.db.submission.findFirst({ where: { userId: user.id } })).toMatchObject({
      languageKey: 'cpp',
      code: 'int main() {}',
    });
  });

  test.each([
    ['Wrong Answer', Status.WRONG_ANSWER],
    ['Compile Error', Status.COMPILE_ERROR],
  ])('ends with 1 for %s', async (name, status) => {
    await writeFile(join(folder, 'mine.py'), '# problem: 1000\nprint(3)');
    const [{ code, said }] = await Promise.all([verdict(['submit']), judgeNext(status)]);
    expect(said).toContain(name);
    if (status === Status.COMPILE_ERROR) expect(said).toContain('main.cpp:1: error');
    expect(code).toBe(1);
  });

  test('tells one JSON value when asked to, and speaks Chinese in a Chinese terminal', async () => {
    await writeFile(join(folder, 'x.c'), 'int main() {}');
    const [json] = await Promise.all([
      verdict(['submit', 'x.c', '-p', '1000', '-l', 'C', '--json']),
      judgeNext(Status.ACCEPTED),
    ]);
    expect(JSON.parse(json.said)).toMatchObject({
      status: 0,
      problem: { displayId: '1000' },
      cases: [{ position: 1 }, { position: 2 }],
      url: expect.stringContaining('/submission-detail/'),
    });
    const [chinese] = await Promise.all([
      verdict(['submit', 'x.c', '-p', '1000'], { env: { LC_ALL: 'zh_CN.UTF-8' } }),
      judgeNext(Status.WRONG_ANSWER),
    ]);
    expect(chinese.said).toContain('答案错误');
  });

  test('submits without following when told so', async () => {
    await writeFile(join(folder, '1000.c'), 'int main() {}');
    const { code, said } = await verdict(['submit', '1000.c', '--no-watch', '--json']);
    const { id } = JSON.parse(said) as { id: number };
    expect(code).toBe(0);
    expect(await server.services.db.submission.findUnique({ where: { id } })).toMatchObject({
      userId: user.id,
      status: Status.PENDING,
    });
    await judgeNext(Status.ACCEPTED);
  });

  test.each([
    [['submit', 'gone.c'], /no file gone\.c/],
    [['submit'], /no source file/],
    [['submit', 'notes.c', '-p', 'nowhere'], /no problem nowhere/],
    [['submit', 'notes.c'], /no problem notes/],
    [['submit', 'notes.txt', '-p', '1000'], /c, cpp, java, python3/],
    [['submit', 'empty.c', '-p', '1000'], /Code can not be empty/],
    [['watch', 'x'], /no number/],
    [['watch', '2000000000'], /no such submission/],
    [['watch'], /not submitted anything/],
  ])('%j says in a sentence what is wrong, ends with 2 and stores nothing', async (words, sentence) => {
    if (words.length > 1)
      for (const [name, code] of [
        ['notes.c', 'int main() {}'],
        ['notes.txt', 'x'],
        ['empty.c', ''],
      ] as const)
        await writeFile(join(folder, name), code);
    const { code, complained } = await verdict(words);
    expect(complained).toMatch(sentence);
    expect(complained.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(2);
    expect(await server.services.db.submission.count({ where: { userId: user.id } })).toBe(0);
  });

  test.each([
    [
      'a token that may submit',
      async () => ({ VERDICT_TOKEN: await apiTokenFor(server.services, user, ['READ']) }),
      /lacks the scope "submit"/,
    ],
    ['a token that the site knows', async () => ({ VERDICT_TOKEN: 'vdt_wrong' }), /does not take the token/],
    ['any token', async () => ({ VERDICT_TOKEN: '' }), /Please login first/],
    ['a site that answers', async () => ({ VERDICT_URL: 'http://127.0.0.1:9' }), /does not answer/],
  ])('needs %s', async (_what, env, sentence) => {
    await writeFile(join(folder, '1000.c'), 'int main() {}');
    const { code, complained } = await verdict(['submit'], { env: await env() });
    expect([code, complained]).toEqual([2, expect.stringMatching(sentence)]);
    expect(await server.services.db.submission.count({ where: { userId: user.id } })).toBe(0);
  });
});

/** A way to the site that lets no WebSocket through, as some proxies are. */
async function socketlessSite(): Promise<{ readonly url: string; readonly close: () => void }> {
  const proxy = createServer(async (request, response) => {
    const body = await text(request);
    const answer = await fetch(`${server.url}${request.url ?? ''}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: request.headers.authorization ?? '' },
      body,
    });
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text());
  });
  proxy.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 426 Upgrade Required\r\n\r\n'));
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, close: () => proxy.close() };
}

describe('verdict watch', () => {
  test('follows the newest submission of its user', async () => {
    const { id: problemId } = await server.services.db.problem.findFirstOrThrow({ where: { displayId: '1000' } });
    await buildSubmission(server.services, { userId: user.id, problemId, status: Status.ACCEPTED });
    const { code, said } = await verdict(['watch']);
    expect([code, said]).toEqual([0, expect.stringContaining('Accepted')]);
  });
});

describe('where no WebSocket gets through', () => {
  test('the judging is followed by asking', async () => {
    await writeFile(join(folder, '1000.cpp'), 'int main() {}');
    const proxied = await socketlessSite();
    try {
      const [{ code, complained }] = await Promise.all([
        verdict(['submit'], { env: { VERDICT_URL: proxied.url } }),
        judgeNext(Status.ACCEPTED),
      ]);
      expect([code, complained]).toEqual([0, expect.stringContaining('asking every two seconds')]);
    } finally {
      proxied.close();
    }
  });
});

describe('verdict test', () => {
  async function answerTestRun(answer: { status: number; output: string }): Promise<void> {
    for (;;) {
      const task = await judge.peekTask();
      if (task === null) continue;
      const run = testRunTaskSchema.parse(task);
      await judge.reportResult(run, {
        kind: 'testRun',
        testRun: { ...answer, timeMs: 2, memoryKb: 500, stderr: '', message: null },
      });
      return;
    }
  }

  test('runs the samples on the judge, shows the difference, and submits nothing', async () => {
    await writeFile(join(folder, '1000.cpp'), 'int main() {}');
    const [wrong] = await Promise.all([
      verdict(['test']),
      answerTestRun({ status: Status.WRONG_ANSWER, output: '4\n' }),
    ]);
    expect(wrong.said).toContain('Sample 1  Wrong Answer');
    expect(wrong.said).toMatch(/- 3\n\+ 4\n/);
    expect(wrong.code).toBe(1);
    const [right] = await Promise.all([verdict(['test']), answerTestRun({ status: Status.ACCEPTED, output: '3\n' })]);
    expect([right.code, right.said]).toEqual([0, expect.stringContaining('Sample 1  Accepted')]);
    expect(await server.services.db.submission.count({ where: { userId: user.id } })).toBe(0);
  });

  test('runs on an input of its own, from a file or a pipe, and shows the output', async () => {
    await writeFile(join(folder, '1000.cpp'), 'int main() {}');
    const [{ code, said }] = await Promise.all([
      verdict(['test', '--input', '-'], { input: '5 6\n' }),
      answerTestRun({ status: Status.ACCEPTED, output: '11\n' }),
    ]);
    expect([code, said]).toEqual([0, expect.stringMatching(/Output:\n11\n/)]);
  });
});

describe('verdict login', () => {
  test('keeps address and token for its user alone once the site takes them, and forgets them again', async () => {
    const nothing = { VERDICT_URL: '', VERDICT_TOKEN: '' };
    const kept = join(folder, 'config/verdict/config.json');
    expect(await verdict(['login', server.url], { env: nothing, input: 'vdt_wrong\n' })).toMatchObject({ code: 2 });
    await expect(stat(kept)).rejects.toThrow();
    const { code, said, complained } = await verdict(['login', server.url], { env: nothing, input: `${token}\n` });
    expect([code, said]).toEqual([0, expect.stringContaining(user.username)]);
    expect(said + complained).not.toContain(token);
    expect((await stat(kept)).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(kept, 'utf8'))).toEqual({ url: server.url, token });
    expect((await verdict(['watch'], { env: nothing })).complained).toMatch(/not submitted anything/);
    expect((await verdict(['logout'], { env: nothing })).code).toBe(0);
    await expect(stat(kept)).rejects.toThrow();
  });
});
