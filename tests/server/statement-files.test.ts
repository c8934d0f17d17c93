import { createHash } from 'node:crypto';
import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { level } from '@verdict/schema/core/level.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildContest } from '../factories/contest.ts';
import { buildGroup } from '../factories/group.ts';
import { buildUser, tokenFor } from '../factories/user.ts';
import { fetchFrom, store } from './files-scene.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const hash = (content: string) => createHash('sha256').update(content).digest('hex');

describe('files of statements', () => {
  test('an image is shown without sign-in, may be kept for ever, and can run nothing', async () => {
    const { sha256 } = await store(
      server,
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'STATEMENT',
    );
    const response = await fetchFrom(server, `/api/public/img/${sha256}.svg`);
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
    const { sha256 } = await store(server, '<script>alert(2)</script>', 'ATTACHMENT');
    const page = await fetchFrom(server, `/api/public/file/${sha256}.html`);
    expect(page.headers.get('content-type')).toBe('application/octet-stream');
    expect(page.headers.get('content-disposition')).toBe(`attachment;filename=${sha256}.html`);
    expect((await fetchFrom(server, `/api/public/file/${sha256}.txt`)).headers.get('content-type')).toBe(
      'text/plain; charset=utf-8',
    );
  });

  test('a PDF may be framed by our own pages, to be read inside a statement; nothing else may', async () => {
    const { sha256 } = await store(server, '%PDF-1.7', 'STATEMENT');
    const pdf = await fetchFrom(server, `/api/public/file/${sha256}.pdf`);
    expect([pdf.headers.get('content-type'), pdf.headers.get('x-frame-options')]).toEqual([
      'application/pdf',
      'SAMEORIGIN',
    ]);
    expect(pdf.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    const text = await fetchFrom(server, `/api/public/file/${sha256}.txt`);
    expect([text.headers.get('x-frame-options'), text.headers.get('content-security-policy')]).toEqual([
      'DENY',
      expect.stringContaining('sandbox'),
    ]);
  });

  test("a program's extra files are part of the problem for its readers", async () => {
    const { sha256 } = await store(server, '1 2 3', 'USER_EXTRA');
    expect(await (await fetchFrom(server, `/api/public/file/${sha256}.txt`)).text()).toBe('1 2 3');
  });

  describe('of a hidden problem', () => {
    type Role = 'signed out' | 'somebody' | 'author' | 'admin' | 'problem admin' | 'super admin';
    const roles = { admin: 'ADMIN', 'problem admin': 'PROBLEM_ADMIN', 'super admin': 'ROOT' } as const;

    async function hidden(content: string, visibility: 'PRIVATE' | 'CONTEST' = 'PRIVATE') {
      const author = await buildUser(server.services);
      const { sha256, problemId } = await store(server, content, 'STATEMENT');
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
        if (token !== null) expect((await fetchFrom(server, path, token)).status).toBe(status);
      }
    });

    test('is for members of its group', async () => {
      const { db } = server.services;
      const { path, problemId, author } = await hidden('of a group');
      const [member, applicant] = [await buildUser(server.services), await buildUser(server.services)];
      const group = await buildGroup(server.services, author, {
        levels: [
          [member, level.member],
          [applicant, level.applicant],
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
    const { sha256 } = await store(server, 'plain', 'STATEMENT');
    expect((await fetchFrom(server, `/api/public/img/${sha256}.html`)).status).toBe(404);
  });

  test.each(['JUDGE_EXTRA', 'CHECKER_SOURCE', 'JURY_SOURCE', 'INCLUDE'] as const)(
    'the hash of a %s opens nothing',
    async (kind) => {
      const { sha256 } = await store(server, `secret ${kind}`, kind);
      expect((await fetchFrom(server, `/api/public/file/${sha256}.txt`)).status).toBe(404);
    },
  );

  test.each([`${'0'.repeat(64)}.txt`, 'name.txt', `${'a'.repeat(64)}`, '..%2f..%2fetc%2fpasswd'])(
    '%s is not there',
    async (name) => {
      const response = await fetchFrom(server, `/api/public/file/${name}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).not.toContain('immutable');
    },
  );
});
