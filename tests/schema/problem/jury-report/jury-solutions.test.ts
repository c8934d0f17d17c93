import { Status } from '@verdict/judge/protocol/status.ts';
import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser } from '../../../factories/user.ts';
import { saveMutation, solution } from './judge-jury.ts';
import { JuryScene, reportsQuery } from './jury-scene.ts';

let jury: JuryScene;
beforeAll(async () => {
  jury = await JuryScene.start();
});
afterAll(() => jury.server.stop());
beforeEach(() => jury.reset());

const idOf = (answer: Record<string, unknown>) => (answer as { data: { id: number } }).data.id;

describe('a jury solution', () => {
  test('is replaced with its sources, and removed', async () => {
    const saved = await jury.save('accepted/right.cpp', [Status.ACCEPTED]);
    const id = idOf(saved);
    expect(saved['data']).toMatchObject({
      name: 'accepted/right.cpp',
      files: [{ name: 'main.cpp', content: '// accepted/right.cpp' }],
    });
    const input = { ...solution('accepted/better.py', [Status.ACCEPTED], 'python3'), code: 'print(3)' };
    expect(await jury.ask(saveMutation, { problemId: jury.problem.id, id, input })).toMatchObject({
      data: { id, files: [{ name: 'main.py', content: 'print(3)' }] },
    });
    expect(await jury.ask('mutation ($id: Int!) { deleteJurySolution(id: $id) { __typename } }', { id })).toMatchObject(
      {
        __typename: 'DeleteJurySolutionSuccess',
      },
    );
    expect(await jury.server.services.db.problemFile.count({ where: { problemId: jury.problem.id } })).toBe(0);
    await jury.judgeReport(() => Status.ACCEPTED);
    expect(await jury.reports()).toMatchObject([{ outcome: 'NOTHING' }]);
  });

  test('needs a name of its own, a path, code and a verdict', async () => {
    await jury.save('accepted/right.cpp', [Status.ACCEPTED]);
    expect(await jury.save('accepted/right.cpp', [Status.ACCEPTED])).toMatchObject({
      code: 'JURY_SOLUTION_NAME_TAKEN',
    });
    for (const wrong of [
      { name: '../right.cpp' },
      { code: ' ' },
      { expected: [] },
      { expected: [Status.SYSTEM_ERROR] },
    ]) {
      const [path] = Object.keys(wrong);
      expect(
        await jury.ask(saveMutation, {
          problemId: jury.problem.id,
          input: { ...solution('new.cpp', [Status.ACCEPTED]), ...wrong },
        }),
      ).toMatchObject({ fields: [{ path: expect.stringMatching(`^${path}`) }] });
    }
  });

  test('of another problem is not touched through this one', async () => {
    const id = idOf(await jury.save('accepted/right.cpp', [Status.ACCEPTED]));
    const other = await buildProblem(jury.server.services, { authorId: jury.author.id });
    expect(
      await jury.ask(saveMutation, { problemId: other.id, id, input: solution('x.cpp', [Status.ACCEPTED]) }),
    ).toMatchObject({ code: 'JURY_SOLUTION_NOT_FOUND' });
  });
});

describe('who may', () => {
  const solutions = 'query ($problemId: Int!) { jurySolutions(problemId: $problemId) { name } }';
  const judge =
    'mutation ($problemId: Int!) { judgeJury(problemId: $problemId) { __typename ... on DomainError { code } } }';
  const outcomeOf = (answer: Record<string, unknown>) => answer['errorCode'] ?? answer['code'] ?? 'OK';
  const looks = async (user: User | null) =>
    [
      await jury.ask(reportsQuery, { problemId: jury.problem.id, take: 1 }, user),
      await jury.ask(solutions, { problemId: jury.problem.id }, user),
    ].map(outcomeOf);
  let saved = 0;
  const changes = async (user: User | null) => {
    saved += 1;
    const id = idOf(await jury.save(`accepted/${saved}.cpp`, [Status.ACCEPTED]));
    const remove = 'mutation ($id: Int!) { deleteJurySolution(id: $id) { __typename ... on DomainError { code } } }';
    const input = solution(`accepted/${saved}-theirs.cpp`, [Status.ACCEPTED]);
    return [
      await jury.ask(saveMutation, { problemId: jury.problem.id, input }, user),
      await jury.ask(judge, { problemId: jury.problem.id }, user),
      await jury.ask(remove, { id }, user),
    ].map(outcomeOf);
  };
  const thrice = (code: string) => [code, code, code];

  test('look at the jury: all admins and the author; a hidden problem looks absent to others', async () => {
    const { services } = jury.server;
    for (const role of ['ADMIN', 'PROBLEM_ADMIN', 'ROOT'] as const)
      expect([role, await looks(await buildUser(services, { role }))]).toEqual([role, ['OK', 'OK']]);
    expect(await looks(jury.author)).toEqual(['OK', 'OK']);
    const stranger = await buildUser(services);
    expect(await looks(stranger)).toEqual(['PROBLEM_NOT_FOUND', 'PROBLEM_NOT_FOUND']);
    expect(await looks(null)).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
    await services.db.problem.update({ where: { id: jury.problem.id }, data: { visibility: 'PUBLIC' } });
    expect(await looks(stranger)).toEqual(['NOT_PROBLEM_STAFF', 'NOT_PROBLEM_STAFF']);
  });

  test('change and judge it: whoever may change the problem, so a plain admin only their own', async () => {
    const { services } = jury.server;
    for (const role of ['PROBLEM_ADMIN', 'ROOT'] as const)
      expect([role, await changes(await buildUser(services, { role }))]).toEqual([role, thrice('OK')]);
    expect(await changes(jury.author)).toEqual(thrice('OK'));
    expect(await changes(await buildUser(services, { role: 'ADMIN' }))).toEqual(thrice('PROBLEM_EDIT_FORBIDDEN'));
    expect(await changes(null)).toEqual(thrice('UNAUTHENTICATED'));
    const stranger = await buildUser(services);
    expect(await changes(stranger)).toEqual(thrice('PROBLEM_NOT_FOUND'));
    await services.db.problem.update({ where: { id: jury.problem.id }, data: { visibility: 'PUBLIC' } });
    expect(await changes(stranger)).toEqual(thrice('PROBLEM_EDIT_FORBIDDEN'));
  });
});
