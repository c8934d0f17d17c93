import type { Group, Problem, User } from '@verdict/prisma/generated/client/client.ts';
import { level } from '@verdict/schema/core/level.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildGroup } from '../../../factories/group.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

let server: TestServer;
let problemAdmin: User;
let author: User;
let member: User;
let group: Group;
beforeAll(async () => {
  server = await startTestServer();
  const { services } = server;
  problemAdmin = await buildUser(services, { role: 'PROBLEM_ADMIN' });
  [author, member] = [await buildUser(services), await buildUser(services)];
  group = await buildGroup(services, await buildUser(services), {
    levels: [
      [author, level.admin],
      [member, level.member],
    ],
  });
});
afterAll(() => server.stop());

const build = (wishes: Partial<Pick<Problem, 'visibility' | 'groupId' | 'bankState'>> = {}) =>
  buildProblem(server.services, { groupId: group.id, authorId: author.id, ...wishes });

/** @returns the state of the problem, or the code of the failure. */
async function act(user: User, field: string, input: string): Promise<unknown> {
  const success = `${field[0]?.toUpperCase()}${field.slice(1)}Success`;
  const { data, errors } = await server.graphql(
    `mutation { done: ${field}(input: { ${input} }) {
      ... on DomainError { code }
      ... on ${success} { problem { bankState } }
    } }`,
    { token: await tokenFor(server.services, user) },
  );
  const done = z
    .object({
      done: z.object({ code: z.string().optional(), problem: z.object({ bankState: z.string() }).optional() }),
    })
    .safeParse(data);
  return done.data?.done.code ?? done.data?.done.problem?.bankState ?? errors?.[0]?.extensions?.['code'];
}

const apply = (user: User, { id }: Problem) => act(user, 'applyForBank', `problemId: "${id}"`);
const withdraw = (user: User, { id }: Problem) => act(user, 'withdrawBankApplication', `problemId: "${id}"`);
const decide = (user: User, { id }: Problem, decision: 'ACCEPT' | 'REFUSE' | 'REOPEN', reason = '') =>
  act(user, 'decideBankApplication', `problemId: "${id}", decision: ${decision}, reason: "${reason}"`);

async function isInBank({ displayId }: Problem): Promise<boolean> {
  const { data } = await server.graphql(`{ problems(filter: { keyword: "${displayId}" }) { total } }`);
  return JSON.stringify(data).includes('"total":1');
}

describe('an application for the public bank', () => {
  test('waits, is withdrawn, refused with a reason, made again and accepted; the group keeps the problem', async () => {
    const problem = await build();
    expect(await apply(author, problem)).toBe('APPLIED');
    expect(await apply(author, problem)).toBe('BANK_APPLICATION_CHANGED');
    expect(await withdraw(author, problem)).toBe('NONE');
    expect(await apply(author, problem)).toBe('APPLIED');
    expect(await decide(problemAdmin, problem, 'REFUSE', 'Too easy')).toBe('REFUSED');
    expect(await isInBank(problem)).toBe(false);
    expect(await withdraw(author, problem)).toBe('BANK_APPLICATION_CHANGED');
    expect(await apply(author, problem)).toBe('APPLIED');
    expect(await decide(problemAdmin, problem, 'ACCEPT')).toBe('ACCEPTED');
    expect(await isInBank(problem)).toBe(true);
    expect(await withdraw(author, problem)).toBe('BANK_APPLICATION_CHANGED');
    const { db } = server.services;
    expect(await db.problem.findUnique({ where: { id: problem.id } })).toMatchObject({ groupId: group.id });
    const messages = await db.message.findMany({
      where: { recipientId: author.id, fact: { path: ['problemDisplayId'], equals: problem.displayId } },
      orderBy: { id: 'asc' },
    });
    expect(messages.map(({ fact }) => fact)).toMatchObject([
      { state: 'REFUSED', reason: 'Too easy' },
      { state: 'ACCEPTED', reason: '' },
    ]);
    const entries = await db.auditEntry.findMany({
      where: { action: 'problem.decideBankApplication', targetId: String(problem.id) },
      orderBy: { id: 'asc' },
    });
    expect(entries).toMatchObject([
      { actorId: problemAdmin.id, groupId: group.id, after: { bankState: 'REFUSED' }, reason: 'Too easy' },
      { before: { bankState: 'APPLIED' }, after: { bankState: 'ACCEPTED' } },
    ]);
  });

  test('is not for members, for hidden problems and for those of the site', async () => {
    expect(await apply(member, await build())).toBe('PROBLEM_EDIT_FORBIDDEN');
    expect(await apply(author, await build({ visibility: 'PRIVATE' }))).toBe('PROBLEM_NOT_PUBLIC');
    const root = await buildUser(server.services, { role: 'ROOT' });
    expect(await apply(root, await build({ groupId: null }))).toBe('PROBLEM_NOT_OF_GROUP');
  });

  test('is decided by problem admins only, once it was made, and not while the group hides the problem', async () => {
    const problem = await build();
    expect(await decide(problemAdmin, problem, 'ACCEPT')).toBe('PROBLEM_NOT_FOUND');
    await apply(author, problem);
    expect(await decide(author, problem, 'ACCEPT')).toBe('FORBIDDEN');
    await server.services.db.problem.update({ where: { id: problem.id }, data: { visibility: 'PRIVATE' } });
    expect(await decide(problemAdmin, problem, 'ACCEPT')).toBe('PROBLEM_NOT_PUBLIC');
  });

  test('that is accepted counts for the figures of solvers, and no more when that is taken back', async () => {
    const problem = await build({ bankState: 'APPLIED' });
    const { db } = server.services;
    const solver = await buildUser(server.services);
    await db.solvedProblem.create({
      data: { userId: solver.id, problemId: problem.id, firstAcceptedAt: new Date(), attempts: 2 },
    });
    const figures = () =>
      db.userStatistics.findUnique({ where: { userId: solver.id }, select: { solved: true, submissions: true } });
    await decide(problemAdmin, problem, 'ACCEPT');
    expect(await figures()).toEqual({ solved: 1, submissions: 2 });
    await decide(problemAdmin, problem, 'REOPEN');
    expect(await figures()).toEqual({ solved: 0, submissions: 0 });
    expect(await isInBank(problem)).toBe(false);
  });

  test('that waits comes first in the list, narrowed by group, state and keyword', async () => {
    const other = await buildGroup(server.services, author);
    const ofOther = (bankState: Problem['bankState']) => build({ groupId: other.id, bankState });
    const accepted = await ofOther('ACCEPTED');
    const waiting = await ofOther('NONE');
    await ofOther('NONE');
    await apply(author, waiting);
    const list = async (filter: string) => {
      const { data } = await server.graphql(
        `{ bankApplications(filter: { groupId: ${other.id} ${filter} }) {
          items { groupName applicant problem { id } }
        } }`,
        { token: await tokenFor(server.services, problemAdmin) },
      );
      return z.object({ bankApplications: z.object({ items: z.array(z.unknown()) }) }).parse(data).bankApplications
        .items;
    };
    const row = { groupName: other.name, applicant: author.username, problem: { id: waiting.id } };
    expect(await list('')).toEqual([row, { ...row, applicant: null, problem: { id: accepted.id } }]);
    expect(await list(', state: APPLIED')).toEqual([row]);
    expect(await list(`, keyword: "${accepted.displayId}"`)).toMatchObject([{ problem: { id: accepted.id } }]);
  });
});
