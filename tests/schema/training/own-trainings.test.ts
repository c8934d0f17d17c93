import { level } from '@verdict/schema/core/level.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildGroup } from '../../factories/group.ts';
import { buildTraining } from '../../factories/training.ts';
import { countQueries } from '../../server/count-queries.ts';
import { TrainingScene } from './training-scene.ts';

let scene: TrainingScene;
beforeAll(async () => {
  scene = await TrainingScene.start();
});
afterAll(() => scene.server.stop());

type Learner = Awaited<ReturnType<TrainingScene['user']>>;

const build = (wishes: Partial<Parameters<typeof buildTraining>[1]>) =>
  buildTraining(scene.server.services, { authorId: scene.author.id, ...wishes });

/** Fields of the trainings of an account. */
async function own(as: Learner | null, selection: string): Promise<unknown[]> {
  const data = await scene.ask(as, `{ viewer { trainings { ${selection} } } }`);
  return (data['viewer'] as { trainings: unknown[] }).trainings;
}
const titles = async (as: Learner | null) => (await own(as, 'title')).map((one) => (one as { title: string }).title);

/** A training that the account joined at a time. */
async function joined(user: Learner, title: string, day: number, wishes: Partial<Parameters<typeof build>[0]> = {}) {
  const training = await build({ title, members: [user], ...wishes });
  await scene.server.services.db.trainingMember.updateMany({
    where: { trainingId: training.id },
    data: { joinedAt: new Date(Date.UTC(2026, 0, day)) },
  });
  return training;
}

describe('trainings of the viewer', () => {
  test('come with the latest solved problem or registration first', async () => {
    const [user, [problem, tried]] = [await scene.user(), await scene.problems(2)];
    if (!problem || !tried) throw new Error('no problems');
    await joined(user, 'solved in', 1, { problems: [problem] });
    await joined(user, 'tried in', 2, { problems: [tried] });
    await joined(user, 'joined last', 3);
    expect(await titles(user)).toEqual(['joined last', 'tried in', 'solved in']);
    await scene.judged(user, problem);
    await scene.judged(user, tried, { status: -1 });
    expect(await titles(user)).toEqual(['solved in', 'joined last', 'tried in']);
  });

  test('are 12 at most', async () => {
    const user = await scene.user();
    for (let day = 1; day <= 13; day += 1) await joined(user, `day ${day}`, day);
    expect(await titles(user)).toEqual(Array.from({ length: 12 }, (_, index) => `day ${13 - index}`));
  });

  test('come with progress and the next problem', async () => {
    const [user, [first, second]] = [await scene.user(), await scene.problems(2)];
    if (!first || !second) throw new Error('no problems');
    await joined(user, 'done', 3, { problems: [first] });
    await joined(user, 'half', 2, { problems: [first, second] });
    await joined(user, 'empty', 1);
    await scene.judged(user, first);
    expect(await own(user, 'title viewerProgress { percent } nextProblem { problem { displayId } }')).toEqual([
      { title: 'half', viewerProgress: { percent: 50 }, nextProblem: { problem: { displayId: second.displayId } } },
      { title: 'done', viewerProgress: { percent: 100 }, nextProblem: null },
      { title: 'empty', viewerProgress: { percent: 0 }, nextProblem: null },
    ]);
  });

  test('are none of other accounts, and none of visitors', async () => {
    const [user, other] = await scene.users(2);
    if (!user || !other) throw new Error('no users');
    await joined(other, 'of another account', 1);
    expect([await titles(user), await titles(null)]).toEqual([[], []]);
  });

  test('leave out those that the viewer may no longer see, has left or is blocked from', async () => {
    const { db } = scene.server.services;
    const user = await scene.user();
    const group = await buildGroup(scene.server.services, scene.author, { levels: [[user, level.member]] });
    const [hidden, blocking, removed] = [
      await joined(user, 'hidden', 1),
      await joined(user, 'blocking', 2),
      await joined(user, 'deleted', 3),
    ];
    const left = await joined(user, 'left', 4);
    await joined(user, 'of a group', 5, { groupId: group.id });
    await joined(user, 'kept', 6, { access: 'PRIVATE', password: 'secret' });
    expect(await titles(user)).toEqual(['kept', 'of a group', 'left', 'deleted', 'blocking', 'hidden']);

    await db.training.update({ where: { id: hidden.id }, data: { isVisible: false } });
    await db.trainingMember.updateMany({ where: { trainingId: blocking.id }, data: { isBlocked: true } });
    await db.training.delete({ where: { id: removed.id } });
    await scene.outcome(user, 'leaveTraining', { trainingId: left.id });
    await db.groupMember.deleteMany({ where: { groupId: group.id, userId: user.id } });
    expect(await titles(user)).toEqual(['kept']);
  });

  test('ask the database no more often when they are more', async () => {
    const [one, many] = await scene.users(2);
    if (!one || !many) throw new Error('no users');
    const problems = await scene.problems(3);
    await joined(one, 'only', 1, { problems });
    for (let day = 1; day <= 12; day += 1) await joined(many, `day ${day}`, day, { problems });
    const query = `{
      viewer {
        trainings {
          id title
          viewerProgress { solvedCount problemCount percent }
          nextProblem { displayId problem { id displayId } }
        }
      }
    }`;
    const count = (viewer: Learner) => countQueries(scene.server.services, { query, variables: {}, viewer });
    expect(await count(many)).toBe(await count(one));
  });
});
