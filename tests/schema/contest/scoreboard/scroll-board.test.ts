import { Status } from '@verdict/judge/protocol/status.ts';
import type { Prisma, User } from '@verdict/prisma/generated/client/client.ts';
import { medalCuts } from '@verdict/schema/contest/scoreboard/board/award.ts';
import { boardOf, type Row } from '@verdict/schema/contest/scoreboard/board/board.ts';
import { resolutionOf, stageAt } from '@verdict/schema/contest/scoreboard/board/resolve.ts';
import { cellFromWire, toWire } from '@verdict/schema/contest/scoreboard/board/wire.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { BoardScene, minute, type SeenRow } from './board-scene.ts';

const scrollBoardQuery = `query ($contestId: Int!) {
  scrollBoard(contestId: $contestId) {
    __typename
    ... on DomainError { message }
    ... on ScrollBoardSuccess { data {
      sealed { isSealed rows }
      revealed { isSealed problems { id firstSecond } rows }
    } }
  }
}`;

interface SeenScrollBoard {
  readonly sealed: { readonly isSealed: boolean; readonly rows: readonly SeenRow[] };
  readonly revealed: {
    readonly isSealed: boolean;
    readonly problems: readonly { readonly id: number; readonly firstSecond: number | null }[];
    readonly rows: readonly SeenRow[];
  };
}

let server: TestServer;
let author: User;
let ann: User;
let ben: User;
beforeAll(async () => {
  server = await startTestServer();
  [author, ann, ben] = [
    await buildUser(server.services),
    await buildUser(server.services),
    await buildUser(server.services),
  ];
  await server.services.db.user.update({ where: { id: ann.id }, data: { school: 'Aachen' } });
});
afterAll(() => server.stop());

const ago = (minutes: number) => new Date(Date.now() - minutes * minute);
const makeScene = (wishes: Partial<Prisma.ContestUncheckedCreateInput> = {}) =>
  BoardScene.make(server, {
    authorId: author.id,
    startsAt: ago(120),
    sealsAt: ago(60),
    endsAt: ago(10),
    isUnsealedAtEnd: false,
    ...wishes,
  });

async function ask(
  scene: BoardScene,
  viewer: User | null,
): Promise<{ readonly __typename: string; readonly data?: SeenScrollBoard }> {
  const { data, errors } = await server.graphql(scrollBoardQuery, {
    variables: { contestId: scene.contest.id },
    ...(viewer ? { token: await tokenFor(server.services, viewer) } : {}),
  });
  return (
    (data?.['scrollBoard'] as Awaited<ReturnType<typeof ask>> | undefined) ?? {
      __typename: String(errors?.[0]?.extensions?.['code']),
    }
  );
}

async function look(scene: BoardScene): Promise<SeenScrollBoard> {
  const { __typename, data } = await ask(scene, author);
  if (data === undefined) throw new Error(`The scroll board was answered by ${__typename}`);
  return data;
}

test.each(['ACM', 'OI'] as const)(
  'of an %s contest it goes from the board under the seal to the one with all results',
  async (type) => {
    const scene = await makeScene({ type });
    await scene.submit(ann, 'A', 10, Status.ACCEPTED, { score: 100, timeMs: 5 });
    await scene.submit(ben, 'B', 70, Status.ACCEPTED, { score: 100, timeMs: 5 });
    await scene.submit(ben, 'C', 80, Status.ACCEPTED, { score: 100, timeMs: 7 });
    await scene.submit(ann, 'C', 90, Status.WRONG_ANSWER, { score: 20, timeMs: 5 });
    // After the end: on no board.
    await scene.submit(ann, 'B', 115, Status.ACCEPTED, { score: 100, timeMs: 5 });
    const { sealed, revealed } = await look(scene);
    expect([sealed.isSealed, revealed.isSealed]).toEqual([true, false]);
    expect(sealed.rows.map(({ name, points }) => [name, points])).toEqual([
      [ann.username, type === 'ACM' ? 1 : 100],
      [ben.username, 0],
    ]);
    expect(revealed.rows.map(({ name, points }) => [name, points])).toEqual([
      [ben.username, type === 'ACM' ? 2 : 200],
      [ann.username, type === 'ACM' ? 1 : 120],
    ]);
    expect(revealed.rows[1]).toMatchObject({ school: 'Aachen', avatarUrl: null });

    const rowOf = ({ participantId, isStar, cells, points, time }: SeenRow): Row => ({
      participantId,
      isStar,
      points,
      time,
      cells: new Map(
        scene.problemIds.flatMap((id, index) => (cells[index] ? [[id, cellFromWire(cells[index])] as const] : [])),
      ),
    });
    const rows = revealed.rows.map(rowOf);
    const resolution = resolutionOf({
      sealed: sealed.rows.map(rowOf),
      revealed: rows,
      problemIds: scene.problemIds,
      penaltySeconds: scene.contest.penaltySeconds,
      cuts: medalCuts(2),
    });
    const end = stageAt(resolution, resolution.start, resolution.steps.length);
    const shown = boardOf([...end.rows.values()]).rows.map(({ participantId, points, time, cells }) => ({
      participantId,
      points,
      time,
      cells: toWire(cells, scene.problemIds),
    }));
    expect(shown).toEqual(
      revealed.rows.map(({ participantId, points, time, cells }) => ({ participantId, points, time, cells })),
    );
  },
);

test('it can be tried before the end, and played again after the seal was taken away', async () => {
  const scene = await makeScene({ endsAt: ago(-60) });
  await scene.submit(ann, 'A', 70, Status.ACCEPTED);
  const told = async () => {
    const { sealed, revealed } = await look(scene);
    return [sealed.rows[0]?.cells[0], revealed.rows[0]?.cells[0]];
  };
  const both = [
    [null, 0, 1, 0],
    [4_200, 0, 0, 0],
  ];
  expect(await told()).toEqual(both);
  await server.services.db.contest.update({
    where: { id: scene.contest.id },
    data: { endsAt: ago(20), unsealedAt: ago(1) },
  });
  expect(await told()).toEqual(both);
});

test('only contest admins have it, even after the seal was taken away', async () => {
  const scene = await makeScene({ unsealedAt: ago(1) });
  await scene.submit(ann, 'A', 70, Status.ACCEPTED);
  const make = (role: User['role']) => buildUser(server.services, { role });
  for (const viewer of [ann, ben, await make('ADMIN'), await make('PROBLEM_ADMIN'), await make('USER')])
    expect((await ask(scene, viewer)).__typename).toBe('NotContestAdmin');
  expect((await ask(scene, null)).__typename).toBe('UNAUTHENTICATED');
  for (const viewer of [author, await make('ROOT')])
    expect((await ask(scene, viewer)).__typename).toBe('ScrollBoardSuccess');
});

test('a contest without a seal has none, and one that is hidden is not told to be there', async () => {
  expect((await ask(await makeScene({ sealsAt: null }), author)).__typename).toBe('ContestHasNoSeal');
  expect((await ask(await makeScene({ isVisible: false }), ann)).__typename).toBe('ContestNotFound');
});
