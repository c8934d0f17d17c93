import type { Problem, User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildContest } from '../../factories/contest.ts';
import { buildDiscussion } from '../../factories/discussion.ts';
import { buildEditorial } from '../../factories/editorial.ts';
import { buildTraining } from '../../factories/training.ts';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { countQueries } from '../../server/count-queries.ts';
import { TrainingScene } from '../training/training-scene.ts';

let scene: TrainingScene;
let reader: User;
let problem: Problem;
beforeAll(async () => {
  scene = await TrainingScene.start();
});
afterAll(() => scene.server.stop());
beforeEach(async () => {
  [reader, problem] = [await scene.user(), await scene.problem({ authorId: scene.author.id })];
});

const db = () => scene.server.services.db;
const editorial = (wishes: object = {}) =>
  buildEditorial(scene.server.services, { problemId: problem.id, authorId: scene.author.id, ...wishes });
const open = (hint: number | null, as = reader) =>
  scene.outcome(as, 'openEditorialStep', { problemId: problem.id, hint });
const giveUp = (as = reader) => scene.outcome(as, 'giveUpProblem', { problemId: problem.id });

interface Shown {
  readonly editorial: {
    readonly hints: readonly { readonly content: string | null }[];
    readonly content: string | null;
    readonly viewerCanOpen: boolean;
  } | null;
  readonly viewerHelp: string | null;
}

async function read(as: User | null = reader): Promise<Shown> {
  const { problem: shown } = await scene.ask(
    as,
    `{ problem(id: ${problem.id}) { viewerHelp editorial { hints { content } content viewerCanOpen } } }`,
  );
  return shown as Shown;
}
const isKnown = async (as: User | null = reader) => (await read(as)).editorial !== null;
/** What of the texts is before a reader. */
async function textsFor(as: User | null = reader) {
  const { editorial: shown } = await read(as);
  return shown && [...shown.hints.map(({ content }) => content), shown.content];
}

describe('steps', () => {
  test('open one by one, and are recorded once', async () => {
    await editorial();
    expect(await textsFor()).toEqual([null, null, null]);
    expect(await open(2)).toBe('EditorialStepClosed');
    expect(await open(null)).toBe('EditorialStepClosed');
    expect(await open(1)).toBe('OpenEditorialStepSuccess');
    expect(await open(1)).toBe('OpenEditorialStepSuccess');
    expect(await textsFor()).toEqual(['First hint', null, null]);
    await open(2);
    await open(null);
    expect(await textsFor()).toEqual(['First hint', 'Second hint', 'The text']);
    expect(await open(3)).toBe('EditorialStepClosed');
    expect(await db().hintRead.findMany({ where: { userId: reader.id }, orderBy: { step: 'asc' } })).toMatchObject([
      { step: 1 },
      { step: 2 },
      { step: 6 },
    ]);
  });

  test('open in any order for those who solved the problem, and help them no more', async () => {
    await editorial();
    await scene.judged(reader, problem);
    expect(await open(null)).toBe('OpenEditorialStepSuccess');
    expect(await textsFor()).toEqual([null, null, 'The text']);
    expect((await read()).viewerHelp).toBeNull();
  });

  test('are all before keepers of the problem, unrecorded, and closed to visitors', async () => {
    await editorial();
    expect(await textsFor(scene.author)).toEqual(['First hint', 'Second hint', 'The text']);
    expect(await open(1, scene.author)).toBe('OpenEditorialStepSuccess');
    expect(await db().hintRead.count({ where: { userId: scene.author.id } })).toBe(0);
    expect(await textsFor(null)).toEqual([null, null, null]);
  });
});

test('a problem solved with help counts as one solved without, and only its solver sees the help', async () => {
  await editorial();
  const twin = await scene.user();
  const training = await buildTraining(scene.server.services, {
    authorId: scene.author.id,
    problems: [problem],
    members: [reader, twin],
  });
  await open(1);
  expect((await read()).viewerHelp).toBe('HINTS');
  await giveUp();
  for (const solver of [reader, twin]) await scene.judged(solver, problem, { submittedAt: new Date() });
  const countsOf = (as: User) =>
    scene.ask(
      as,
      `{
        profile(id: "${as.id}") { user { statistics { solved } } place(kind: ACM) solvedProblems { displayId } }
        problem(id: ${problem.id}) { viewerStatus statistics { ac total } }
        training(id: ${training.id}) { viewerProgress { solvedCount } problems { viewerHasSolved } }
      }`,
    );
  const [own, other] = [await countsOf(reader), await countsOf(twin)];
  expect(own).toMatchObject({ problem: { statistics: { ac: 2 } }, training: { viewerProgress: { solvedCount: 1 } } });
  const withoutPlace = ({ profile, ...rest }: Record<string, unknown>) => ({
    ...rest,
    profile: { ...(profile as object), place: 0 },
  });
  expect(withoutPlace(own)).toEqual(withoutPlace(other));
  const helpOf = async (as: User) => {
    const { profile } = await scene.ask(as, `{ profile(id: "${reader.id}") { solvedProblems { viewerHelp } } }`);
    return (profile as { solvedProblems: readonly object[] }).solvedProblems;
  };
  expect([await helpOf(reader), await helpOf(twin)]).toEqual([[{ viewerHelp: 'GAVE_UP' }], [{ viewerHelp: null }]]);
});

async function takePartVirtually(contestId: number, { id: userId }: User): Promise<void> {
  await db().contestParticipant.create({
    data: {
      contestId,
      kind: 'VIRTUAL',
      startsAt: new Date(),
      registeredAt: new Date(),
      members: { create: { userId, contestId, isVirtual: true } },
    },
  });
}

describe('a contest that runs', () => {
  const inContest = async () => {
    const contest = await buildContest(scene.server.services, { authorId: (await scene.user()).id });
    await db().contestProblem.create({
      data: { contestId: contest.id, problemId: problem.id, displayId: 'A', displayTitle: 'A' },
    });
    return contest.id;
  };

  test('closes editorial, comments and giving up to all but staff, whatever was opened before', async () => {
    const { id } = await editorial({ hints: [] });
    await open(null);
    await db().userStatistics.create({ data: { userId: reader.id, solved: 10 } });
    await scene.outcome(reader, 'addComment', { on: { editorialId: id }, content: 'hello' });
    const comments = async () =>
      (
        await scene.server.graphql(`{ comments(on: { editorialId: ${id} }) { total } }`, {
          token: await scene.token(reader),
        })
      ).data?.['comments'] ?? null;
    expect(await comments()).toEqual({ total: 1 });
    const contestId = await inContest();
    expect([await isKnown(), await comments()]).toEqual([false, null]);
    expect([await open(null), await giveUp()]).toEqual(['EditorialNotFound', 'ProblemClosedForDiscussion']);
    expect(await isKnown(scene.author)).toBe(true);
    await db().contest.update({ where: { id: contestId }, data: { endsAt: new Date() } });
    expect(await textsFor()).toEqual(['The text']);
  });

  test('virtually closes the editorial to its participant alone', async () => {
    await editorial();
    const contestId = await inContest();
    await db().contest.update({ where: { id: contestId }, data: { endsAt: new Date() } });
    await takePartVirtually(contestId, reader);
    expect([await isKnown(), await isKnown(null)]).toEqual([false, true]);
  });
});

describe('an editorial for those who solved the problem', () => {
  test('opens to those who gave up, and so do such discussions', async () => {
    await editorial({ disclosure: 'SOLVED' });
    const { id } = await buildDiscussion(scene.server.services, {
      authorId: scene.author.id,
      problemId: problem.id,
      disclosure: 'SOLVED',
    });
    const isRead = async () =>
      (await scene.server.graphql(`{ discussion(id: ${id}) { id } }`, { token: await scene.token(reader) })).errors ===
      undefined;
    expect((await read()).editorial).toMatchObject({ viewerCanOpen: false });
    expect([await open(1), await isRead()]).toEqual(['EditorialLocked', false]);
    expect(await giveUp()).toBe('GiveUpProblemSuccess');
    expect([await open(null), await isRead()]).toEqual(['OpenEditorialStepSuccess', true]);
    expect((await read()).viewerHelp).toBe('GAVE_UP');
  });

  test('is known to nobody else when it is for staff', async () => {
    await editorial({ disclosure: 'STAFF' });
    await giveUp();
    expect([await isKnown(), await isKnown(scene.author)]).toEqual([false, true]);
  });
});

describe('comments', () => {
  test('are for those who opened the text, and notify its author', async () => {
    const { id } = await editorial({ hints: [] });
    await db().userStatistics.create({ data: { userId: reader.id, solved: 10 } });
    const comment = () => scene.outcome(reader, 'addComment', { on: { editorialId: id }, content: 'hello' });
    expect(await comment()).toBe('EditorialNotFound');
    await open(null);
    expect(await comment()).toBe('AddCommentSuccess');
    const { id: commentId } = await db().comment.findFirstOrThrow({ where: { authorId: reader.id } });
    expect(await db().message.findMany({ where: { senderId: reader.id } })).toMatchObject([
      {
        recipientId: scene.author.id,
        sourceType: 'EDITORIAL',
        url: `/problem/${problem.displayId}/editorial?comment=${commentId}`,
      },
    ]);
  });

  test('are reported, found by moderators under their problem, and removed', async () => {
    const { id } = await editorial({ hints: [] });
    await db().userStatistics.create({ data: { userId: reader.id, solved: 10 } });
    await open(null);
    await scene.outcome(reader, 'addComment', { on: { editorialId: id }, content: 'hello' });
    const { id: commentId } = await db().comment.findFirstOrThrow({ where: { authorId: reader.id } });
    const admin = await buildUser(scene.server.services, { role: 'ADMIN' });
    expect(await scene.outcome(scene.author, 'reportText', { on: { commentId }, reasons: ['SPAM'] })).toBe(
      'ReportTextSuccess',
    );
    const queue = await scene.server.graphql(
      '{ moderationQueue(page: { size: 99 }) { items { text { id title path } } } }',
      { token: await tokenFor(scene.server.services, admin) },
    );
    expect(JSON.stringify(queue.data)).toContain(
      JSON.stringify({
        id: commentId,
        title: `${problem.displayId} ${problem.title}`,
        path: `/problem/${problem.displayId}/editorial?comment=${commentId}`,
      }).slice(1, -1),
    );
    const act = { on: { commentId }, acts: ['DELETE'], reason: 'Off topic.' };
    expect(await scene.outcome(admin, 'moderateText', act)).toBe('ModerateTextSuccess');
  });

  test('go with the editorial, while what was opened stays recorded', async () => {
    const { id } = await editorial({ hints: [] });
    await open(null);
    await db().thread.create({ data: { editorialId: id } });
    await scene.outcome(scene.author, 'deleteEditorial', { problemId: problem.id });
    expect(await db().thread.count({ where: { editorialId: id } })).toBe(0);
    expect(await db().hintRead.count({ where: { userId: reader.id } })).toBe(1);
  });
});

test('lists with editorials take as many queries for many problems as for one', async () => {
  const query = '{ problems(page: { size: 50 }) { items { viewerHelp editorial { languages hints { content } } } } }';
  const ask = () => countQueries(scene.server.services, { query, variables: {}, viewer: reader });
  await editorial();
  const before = await ask();
  for (const { id: problemId } of await scene.problems(5)) await editorial({ problemId });
  expect(await ask()).toBe(before);
});
