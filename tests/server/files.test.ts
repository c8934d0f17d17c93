import { createHash } from 'node:crypto';
import type { JudgeMode, Prisma, ProblemFileKind } from '@verdict/prisma/generated/client/client.ts';
import { judgeTokenHash, newJudgeToken } from '@verdict/schema/account/judge-token.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildContest } from '../factories/contest.ts';
import { buildSubmission } from '../factories/submission.ts';
import { buildUser, tokenFor } from '../factories/user.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const hash = (content: string) => createHash('sha256').update(content).digest('hex');

/** A file of a problem, in the store and in the tables. */
async function store(
  content: string,
  kind: ProblemFileKind,
  judgeMode: JudgeMode = 'DEFAULT',
): Promise<{ sha256: string; problemId: number }> {
  const { db, files } = server.services;
  const { sha256, sizeBytes } = await files.put(Buffer.from(content));
  const problem = await db.problem.create({
    data: { displayId: `F${Math.random()}`, title: 'With a file', judgeMode },
  });
  await db.storedFile.create({
    data: { sha256, sizeBytes, problemFiles: { create: { problemId: problem.id, kind, name: 'name' } } },
  });
  return { sha256, problemId: problem.id };
}

function fetchFrom(path: string, token?: string): Promise<Response> {
  return fetch(`${server.url}${path}`, token === undefined ? {} : { headers: { Authorization: token } });
}

describe('files of statements', () => {
  test('an image is shown without sign-in, may be kept for ever, and can run nothing', async () => {
    const { sha256 } = await store(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'STATEMENT',
    );
    const response = await fetchFrom(`/api/public/img/${sha256}.svg`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    });
    expect(hash(await response.text())).toBe(sha256);
  });

  test('an attachment is downloaded under its name, a text is shown', async () => {
    const { sha256 } = await store('<script>alert(2)</script>', 'ATTACHMENT');
    const page = await fetchFrom(`/api/public/file/${sha256}.html`);
    expect(page.headers.get('content-type')).toBe('application/octet-stream');
    expect(page.headers.get('content-disposition')).toBe(`attachment;filename=${sha256}.html`);
    expect((await fetchFrom(`/api/public/file/${sha256}.txt`)).headers.get('content-type')).toBe(
      'text/plain; charset=utf-8',
    );
  });

  test('a PDF may be framed by our own pages, to be read inside a statement; nothing else may', async () => {
    const { sha256 } = await store('%PDF-1.7', 'STATEMENT');
    const pdf = await fetchFrom(`/api/public/file/${sha256}.pdf`);
    expect([pdf.headers.get('content-type'), pdf.headers.get('x-frame-options')]).toEqual([
      'application/pdf',
      'SAMEORIGIN',
    ]);
    expect(pdf.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    const text = await fetchFrom(`/api/public/file/${sha256}.txt`);
    expect([text.headers.get('x-frame-options'), text.headers.get('content-security-policy')]).toEqual([
      'DENY',
      expect.stringContaining('sandbox'),
    ]);
  });

  test("a program's extra files are part of the problem for its readers", async () => {
    const { sha256 } = await store('1 2 3', 'USER_EXTRA');
    expect(await (await fetchFrom(`/api/public/file/${sha256}.txt`)).text()).toBe('1 2 3');
  });

  describe('of a hidden problem', () => {
    type Role = 'signed out' | 'somebody' | 'author' | 'admin' | 'problem admin' | 'super admin';
    const roles = { admin: 'ADMIN', 'problem admin': 'PROBLEM_ADMIN', 'super admin': 'ROOT' } as const;

    async function hidden(content: string, visibility: 'PRIVATE' | 'CONTEST' = 'PRIVATE') {
      const author = await buildUser(server.services);
      const { sha256, problemId } = await store(content, 'STATEMENT');
      await server.services.db.problem.update({ where: { id: problemId }, data: { visibility, authorId: author.id } });
      return { author, problemId, path: `/api/public/img/${sha256}.png`, sha256 };
    }

    async function tokenOfRole(role: Role, author: Awaited<ReturnType<typeof buildUser>>): Promise<string | null> {
      if (role === 'signed out') return null;
      const user =
        role === 'author' ? author : await buildUser(server.services, role === 'somebody' ? {} : { role: roles[role] });
      return tokenFor(server.services, user);
    }

    /** As an `img` asks: with nothing but the cookie. */
    const show = (path: string, token: string | null, headers: Record<string, string> = {}) =>
      fetch(server.url + path, {
        headers: { ...headers, ...(token === null ? {} : { Cookie: `verdict_session=${token}` }) },
      });

    test.each<[Role, 200 | 404]>([
      ['signed out', 404],
      ['somebody', 404],
      ['author', 200],
      ['admin', 200],
      ['problem admin', 200],
      ['super admin', 200],
    ])('an image is for %s: %i', async (role, status) => {
      for (const visibility of ['PRIVATE', 'CONTEST'] as const) {
        const { author, path } = await hidden(`hidden ${role} ${visibility}`, visibility);
        const token = await tokenOfRole(role, author);
        const response = await show(path, token);
        expect(response.status).toBe(status);
        expect(response.headers.get('cache-control')).toBe(status === 200 ? 'private, no-cache' : 'no-cache');
        if (token !== null) expect((await fetchFrom(path, token)).status).toBe(status);
      }
    });

    test('is for members of its group', async () => {
      const { db } = server.services;
      const { path, problemId, author } = await hidden('of a group');
      const [member, applicant] = [await buildUser(server.services), await buildUser(server.services)];
      const group = await db.group.create({
        data: { name: 'G', shortName: 'G', brief: '', description: '', ownerId: author.id },
      });
      await db.groupMember.createMany({
        data: [
          { groupId: group.id, userId: member.id, level: 3 },
          { groupId: group.id, userId: applicant.id, level: 1 },
        ],
      });
      await db.problem.update({ where: { id: problemId }, data: { visibility: 'PUBLIC', groupId: group.id } });
      const statusFor = async (user: typeof member | null) =>
        (await show(path, user && (await tokenFor(server.services, user)))).status;
      expect([await statusFor(member), await statusFor(applicant), await statusFor(null)]).toEqual([200, 404, 404]);
    });

    describe('that a contest has', () => {
      const fromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000);

      /** Statuses for somebody signed out, somebody, a participant and the author of the contest. */
      async function statusesIn(wishes: Partial<Prisma.ContestUncheckedCreateInput>): Promise<(number | null)[]> {
        const { db } = server.services;
        const { path, problemId } = await hidden(`of a contest ${Math.random()}`, 'CONTEST');
        const [outsider, participant, author] = [
          await buildUser(server.services),
          await buildUser(server.services),
          await buildUser(server.services),
        ];
        const contest = await buildContest(server.services, {
          authorId: author.id,
          ...wishes,
          problems: { create: { problemId, displayId: 'A', displayTitle: 'A' } },
        });
        await db.contestParticipant.create({
          data: {
            contestId: contest.id,
            registeredAt: new Date(),
            members: { create: { userId: participant.id, contestId: contest.id } },
          },
        });
        const statuses: number[] = [];
        for (const user of [null, outsider, participant, author]) {
          const response = await show(path, user && (await tokenFor(server.services, user)));
          expect(response.headers.get('cache-control')).toBe(
            response.status === 200 ? 'private, no-cache' : 'no-cache',
          );
          statuses.push(response.status);
        }
        return statuses;
      }

      const limit = (name: string) => ({ prefix: '', suffix: '', from: 0, to: 0, extra: [name] });

      test.each<[string, Partial<Prisma.ContestUncheckedCreateInput>, readonly number[]]>([
        ['runs', {}, [404, 200, 200, 200]],
        ['has ended', { startsAt: fromNow(-2), endsAt: fromNow(-1) }, [404, 200, 200, 200]],
        ['has not begun', { startsAt: fromNow(1), endsAt: fromNow(2) }, [404, 404, 404, 200]],
        ['is private', { access: 'PRIVATE', password: 'secret' }, [404, 404, 200, 200]],
        ['shows its board to visitors', { isBoardOpen: true }, [404, 200, 200, 200]],
        ['is hidden', { isVisible: false }, [404, 404, 404, 200]],
        [
          'is private and for other accounts',
          { access: 'PRIVATE', password: 'secret', accountLimit: limit('nobody') },
          [404, 404, 404, 200],
        ],
      ])('which %s is for its readers', async (_kind, wishes, statuses) => {
        expect(await statusesIn(wishes)).toEqual(statuses);
      });

      test('which is private and for certain accounts is for these', async () => {
        const { path, problemId, author } = await hidden('of a contest for one', 'CONTEST');
        const [admitted, stranger] = [await buildUser(server.services), await buildUser(server.services)];
        await buildContest(server.services, {
          authorId: author.id,
          access: 'PRIVATE',
          password: 'secret',
          accountLimit: limit(admitted.username),
          problems: { create: { problemId, displayId: 'A', displayTitle: 'A' } },
        });
        const contest = await server.services.db.contest.findFirstOrThrow({
          where: { problems: { some: { problemId } } },
        });
        const statusFor = async (user: typeof admitted) =>
          (await show(path, await tokenFor(server.services, user))).status;
        expect(await statusFor(admitted)).toBe(404);
        for (const user of [admitted, stranger]) {
          await server.services.db.contestParticipant.create({
            data: {
              contestId: contest.id,
              registeredAt: new Date(),
              members: { create: { userId: user.id, contestId: contest.id } },
            },
          });
        }
        expect([await statusFor(admitted), await statusFor(stranger)]).toEqual([200, 404]);
      });
    });

    test('a copy of its reader is asked for again, and shown no more when it may not be seen', async () => {
      const { author, path, sha256, problemId } = await hidden('kept by one');
      const token = await tokenFor(server.services, author);
      const [first, again] = [await show(path, token), await show(path, token, { 'If-None-Match': `"${sha256}"` })];
      expect([first.headers.get('etag'), again.status, await again.text()]).toEqual([`"${sha256}"`, 304, '']);
      await server.services.db.problem.update({ where: { id: problemId }, data: { authorId: null } });
      expect((await show(path, token, { 'If-None-Match': `"${sha256}"` })).status).toBe(404);
    });

    test('that a public problem has as well is for everybody, and says nothing of who asks', async () => {
      const { author, path, sha256 } = await hidden('shared by two');
      const other = await server.services.db.problem.create({
        data: { displayId: `F${Math.random()}`, title: 'Public' },
      });
      await server.services.db.problemFile.create({
        data: { problemId: other.id, kind: 'STATEMENT', name: 'name', sha256 },
      });
      const response = await show(path, await tokenFor(server.services, author));
      expect([response.status, response.headers.get('cache-control'), response.headers.getSetCookie()]).toEqual([
        200,
        'public, max-age=31536000, immutable',
        [],
      ]);
      expect((await show(path, null)).status).toBe(200);
    });
  });

  test('what is no image is not shown as one', async () => {
    const { sha256 } = await store('plain', 'STATEMENT');
    expect((await fetchFrom(`/api/public/img/${sha256}.html`)).status).toBe(404);
  });

  test.each(['JUDGE_EXTRA', 'CHECKER_SOURCE', 'JURY_SOURCE', 'INCLUDE'] as const)(
    'the hash of a %s opens nothing',
    async (kind) => {
      const { sha256 } = await store(`secret ${kind}`, kind);
      expect((await fetchFrom(`/api/public/file/${sha256}.txt`)).status).toBe(404);
    },
  );

  test.each([`${'0'.repeat(64)}.txt`, 'name.txt', `${'a'.repeat(64)}`, '..%2f..%2fetc%2fpasswd'])(
    '%s is not there',
    async (name) => {
      const response = await fetchFrom(`/api/public/file/${name}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).not.toContain('immutable');
    },
  );
});

describe('files for judges', () => {
  async function judge(name: string) {
    const token = newJudgeToken();
    const node = await server.services.db.judgeNode.create({
      data: { name, tokenHash: judgeTokenHash(token), incarnation: 'a'.repeat(32) },
    });
    return { token, nodeId: node.id };
  }

  type Held = Prisma.JudgeTaskUncheckedCreateInput;

  /** Lets a judge hold a task. */
  function hold(nodeId: number, subject: Partial<Held>): Promise<{ id: number }> {
    const held: Held = {
      ...subject,
      queue: 'NORMAL',
      state: 'RUNNING',
      priority: 0,
      attempt: 1,
      nodeId,
      incarnation: 'a'.repeat(32),
      languageKeys: ['cpp'],
    };
    return server.services.db.judgeTask.create({ data: held });
  }

  async function submissionTo(problemId: number): Promise<number> {
    const user = await buildUser(server.services);
    return (await buildSubmission(server.services, { userId: user.id, problemId })).id;
  }

  async function testRunOf(problemId: number): Promise<number> {
    const user = await buildUser(server.services);
    const run = {
      key: `TEST_JUDGE_${Math.random()}`,
      userId: user.id,
      problemId,
      languageKey: 'cpp',
      code: 'x',
      input: '',
      createdAt: new Date(),
    };
    return (await server.services.db.testRun.create({ data: run })).id;
  }

  test('a judge gets what the task it holds needs, another judge does not', async () => {
    const [holder, other] = [await judge('holder'), await judge('other')];
    const { sha256, problemId } = await store('extra for the checker', 'JUDGE_EXTRA', 'SPECIAL');
    await hold(holder.nodeId, { submissionId: await submissionTo(problemId) });
    const response = await fetchFrom(`/judge/files/${sha256}`, holder.token);
    expect([response.status, await response.text()]).toEqual([200, 'extra for the checker']);
    expect((await fetchFrom(`/judge/files/${sha256}`, other.token)).status).toBe(404);
  });

  test.each(['submission', 'rejudge item', 'test run'] as const)(
    'of a problem with a checker, whoever holds a %s gets the extra files and judge-wide includes',
    async (what) => {
      const { db } = server.services;
      const { token, nodeId } = await judge(`special ${what}`);
      const extra = await store(`extra for ${what}`, 'USER_EXTRA', 'SPECIAL');
      const source = await store(`source for ${what}`, 'JURY_SOURCE');
      const header = await store(`header for ${what}`, 'JURY_SOURCE');
      await db.judgeInclude.create({ data: { name: `${what}.h`, sha256: header.sha256 } });
      if (what === 'test run') await hold(nodeId, { testRunId: await testRunOf(extra.problemId) });
      else {
        const submissionId = await submissionTo(extra.problemId);
        const item = { submissionId, oldVersion: 0, oldStatus: 0 };
        const rejudge =
          what === 'submission'
            ? null
            : await db.rejudge.create({
                data: { isPreview: true, filter: {}, createdAt: new Date(), items: { create: item } },
                include: { items: true },
              });
        await hold(nodeId, rejudge === null ? { submissionId } : { rejudgeItemId: rejudge.items[0]?.id ?? null });
      }
      expect((await fetchFrom(`/judge/files/${extra.sha256}`, token)).status).toBe(200);
      expect((await fetchFrom(`/judge/files/${header.sha256}`, token)).status).toBe(200);
      expect((await fetchFrom(`/judge/files/${source.sha256}`, token)).status).toBe(404);
    },
  );

  test('of a problem without a checker neither its files nor judge-wide includes are open', async () => {
    const { token, nodeId } = await judge('plain');
    const { sha256, problemId } = await store('extra for nobody', 'JUDGE_EXTRA');
    const header = await store('header for nobody', 'JURY_SOURCE');
    await server.services.db.judgeInclude.create({ data: { name: 'nobody.h', sha256: header.sha256 } });
    await hold(nodeId, { testRunId: await testRunOf(problemId) });
    expect((await fetchFrom(`/judge/files/${sha256}`, token)).status).toBe(404);
    expect((await fetchFrom(`/judge/files/${header.sha256}`, token)).status).toBe(404);
  });

  test('a compile opens the files it was asked for with, and no others', async () => {
    const { token, nodeId } = await judge('compiling');
    const [wanted, unwanted] = [
      await store('header of the checker', 'JUDGE_EXTRA'),
      await store('header of another', 'JUDGE_EXTRA'),
    ];
    const content = {
      sha256: 'c'.repeat(64),
      convention: 'TESTLIB' as const,
      languageKey: 'cpp',
      sources: [{ name: 'a.cpp', content: '' }],
      files: [{ name: 'a.h', sha256: wanted.sha256, sizeBytes: 1 }],
    };
    const compile = await server.services.db.checkerCompile.create({ data: content });
    await hold(nodeId, { checkerCompileId: compile.id });
    expect((await fetchFrom(`/judge/files/${wanted.sha256}`, token)).status).toBe(200);
    expect((await fetchFrom(`/judge/files/${unwanted.sha256}`, token)).status).toBe(404);
  });

  test('when the task is over nothing is open', async () => {
    const { token, nodeId } = await judge('finished');
    const { sha256, problemId } = await store('extra for a while', 'USER_EXTRA');
    const { id } = await hold(nodeId, { testRunId: await testRunOf(problemId) });
    expect((await fetchFrom(`/judge/files/${sha256}`, token)).status).toBe(200);
    await server.services.db.judgeTask.delete({ where: { id } });
    expect((await fetchFrom(`/judge/files/${sha256}`, token)).status).toBe(404);
  });

  test('nobody else gets anything', async () => {
    const { sha256 } = await store('only for judges', 'JUDGE_EXTRA');
    const root = await tokenFor(server.services, await buildUser(server.services, { role: 'ROOT' }));
    for (const token of [undefined, root, newJudgeToken()])
      expect((await fetchFrom(`/judge/files/${sha256}`, token)).status).toBe(401);
  });
});
