import { Status } from '@verdict/judge/protocol/status.ts';
import type { Problem, Submission } from '@verdict/prisma/generated/client/client.ts';
import { level } from '@verdict/schema/core/level.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildContest } from '../../factories/contest.ts';
import { buildGroup } from '../../factories/group.ts';
import { FakeJudge, judgementFor } from '../../factories/judge.ts';
import { buildLineQuestion } from '../../factories/line-question.ts';
import { buildProblem } from '../../factories/problem.ts';
import { buildSubmission, buildWaiting } from '../../factories/submission.ts';
import { follow } from '../contest/desk/follow.ts';
import { DiscussionScene, type Person } from './discussion-scene.ts';

let scene: DiscussionScene;
let asker: Person;
let keeper: Person;
let problem: Problem;
let submission: Submission;
beforeAll(async () => {
  scene = await DiscussionScene.open();
});
afterAll(() => scene.server.stop());
beforeEach(async () => {
  // Nobody who asks has solved anything.
  [asker, keeper] = [await scene.person('USER', 0), await scene.person('PROBLEM_ADMIN')];
  const { services } = scene.server;
  problem = await buildProblem(services, { authorId: keeper.user.id });
  submission = await buildSubmission(services, {
    userId: asker.user.id,
    problemId: problem.id,
    code: 'first\nsecond\nthird\n',
    status: Status.WRONG_ANSWER,
  });
});

const db = () => scene.server.services.db;
const lines = { firstLine: 2, lastLine: 3, content: 'Why is **this** wrong?' };
const ask = (person: Person, wishes: object = {}) =>
  scene.change(person.token, 'askAboutLines', { submissionId: submission.id, ...lines, ...wishes });
const newest = () => db().lineQuestion.findFirstOrThrow({ orderBy: { id: 'desc' } });
const answer = (person: Person, questionId: number, content = 'An answer') =>
  scene.change(person.token, 'addComment', { on: { questionId }, content });

async function query(person: Person, text: string): Promise<unknown> {
  const { data, errors } = await scene.server.graphql(text, { token: person.token });
  return errors?.[0]?.message ?? Object.values(data ?? {})[0];
}

const messagesOf = ({ user }: Person) =>
  db().message.findMany({
    where: { recipientId: user.id },
    orderBy: { id: 'asc' },
    select: { kind: true, action: true, sourceType: true, url: true, problemId: true },
  });

describe('a question about lines', () => {
  test('is notified to the author of the problem, who reads the code with it', async () => {
    expect(await ask(asker)).toMatchObject({ __typename: 'AskAboutLinesSuccess' });
    const { id } = await newest();
    expect(await messagesOf(keeper)).toEqual([
      {
        kind: 'DISCUSS',
        action: 'ASK',
        sourceType: 'QUESTION',
        url: `/question/${id}`,
        problemId: problem.id,
      },
    ]);
    expect(await query(keeper, `{ lineQuestion(id: ${id}) { firstLine lastLine code viewerCanAnswer } }`)).toEqual({
      firstLine: 2,
      lastLine: 3,
      code: 'first\nsecond\nthird\n',
      viewerCanAnswer: true,
    });
  });

  test('names its problem in the language of the reader', async () => {
    await db().problemStatement.create({
      data: { problemId: problem.id, language: 'zh', title: '最短路', description: '' },
    });
    const { id } = await buildLineQuestion(scene.server.services, { submission });
    const text = `{ lineQuestion(id: ${id}) { problemTitle } }`;
    const read = async (locale: string) =>
      (await scene.server.graphql(text, { token: asker.token, headers: { locale } })).data;
    expect(await read('zh-CN')).toEqual({ lineQuestion: { problemTitle: '最短路' } });
    await db().problemStatement.create({
      data: { problemId: problem.id, language: 'en', title: 'Shortest path', description: '' },
    });
    expect(await read('en-US')).toEqual({ lineQuestion: { problemTitle: 'Shortest path' } });
  });

  test('in a group is notified to its admins and graders, who are the ones to answer', async () => {
    const [teacher, grader, member] = [
      await scene.person('USER', 0),
      await scene.person('USER', 0),
      await scene.person('USER', 0),
    ];
    const group = await buildGroup(scene.server.services, teacher.user, {
      levels: [
        [asker.user, level.member],
        [grader.user, level.member],
        [member.user, level.member],
      ],
    });
    await db().groupMember.updateMany({ where: { userId: grader.user.id }, data: { rights: ['GRADES'] } });
    await db().submission.update({ where: { id: submission.id }, data: { groupId: group.id } });
    await ask(asker);
    const { id } = await newest();
    const told = await Promise.all([teacher, grader, keeper].map(messagesOf));
    expect(told.map((each) => each.length)).toEqual([1, 1, 0]);
    const counted = (person: Person) => query(person, '{ lineQuestions { total } }');
    expect([await counted(teacher), await counted(grader), await counted(member)]).toEqual([
      { total: 1 },
      { total: 1 },
      { total: 0 },
    ]);
    expect(await answer(teacher, id)).toMatchObject({ __typename: 'AddCommentSuccess' });
  });

  test('waits for an answer, and again once its asker writes', async () => {
    await ask(asker);
    const { id } = await newest();
    const waits = async () => (await db().lineQuestion.findUniqueOrThrow({ where: { id } })).waitsSince !== null;
    expect(await waits()).toBe(true);
    await answer(keeper, id);
    expect(await waits()).toBe(false);
    expect(await messagesOf(asker)).toMatchObject([{ kind: 'DISCUSS', action: 'COMMENT', sourceType: 'QUESTION' }]);
    await answer(asker, id, 'And this?');
    expect(await waits()).toBe(true);
  });

  test('says how many wait before it, about the same problem', async () => {
    const { services } = scene.server;
    const other = await buildProblem(services, { hasTests: false, authorId: keeper.user.id });
    const elsewhere = await buildSubmission(services, { userId: asker.user.id, problemId: other.id });
    await buildLineQuestion(services, { submission: elsewhere });
    await buildLineQuestion(services, { submission });
    await ask(asker);
    const { id } = await newest();
    expect(await query(asker, `{ lineQuestion(id: ${id}) { waitingBefore } }`)).toEqual({ waitingBefore: 1 });
  });

  test('is closed by a later submission that is accepted, which is pushed', async () => {
    await ask(asker);
    const { id } = await newest();
    const followed = follow(
      scene.server,
      asker.token,
      `subscription { lineQuestionChanged(id: ${id}) { closedById } }`,
    );
    expect(await followed.next()).toEqual({ closedById: null });
    const judge = await FakeJudge.start(scene.server);
    const later = await buildWaiting(scene.server.services, { userId: asker.user.id, problemId: problem.id });
    const task = await judge.mustClaim();
    await judge.report(task, judgementFor(task));
    expect(await followed.next()).toEqual({ closedById: later.id });
    await followed.stop();
    expect(
      await scene.change(asker.token, 'reopenLineQuestion', { id: String(id) }, 'LineQuestionIdInput'),
    ).toMatchObject({ __typename: 'ReopenLineQuestionSuccess' });
    expect(await newest()).toMatchObject({ id, closedAt: null, closedById: null });
  });

  test('is about lines that the code has, and says something', async () => {
    const fault = await scene.server.graphql(
      `mutation ($input: AskAboutLinesInput!) {
        askAboutLines(input: $input) { ... on InvalidInput { fields { path } } }
      }`,
      {
        token: asker.token,
        variables: { input: { submissionId: submission.id, firstLine: 4, lastLine: 2, content: ' ' } },
      },
    );
    expect(fault.data?.['askAboutLines']).toEqual({
      fields: [{ path: 'firstLine' }, { path: 'lastLine' }, { path: 'content' }],
    });
  });

  test('is one of five open ones about a problem', async () => {
    for (let asked = 0; asked < 5; asked += 1)
      await buildLineQuestion(scene.server.services, { submission, waitsSince: null });
    expect(await ask(asker)).toMatchObject({ __typename: 'TooManyLineQuestions' });
    await db().lineQuestion.updateMany({ where: { submissionId: submission.id }, data: { closedAt: new Date() } });
    expect(await ask(asker)).toMatchObject({ __typename: 'AskAboutLinesSuccess' });
  });
});

describe('while a contest with the problem runs', () => {
  const run = async () => {
    const { id } = await buildContest(scene.server.services, { authorId: keeper.user.id });
    await db().contestProblem.create({
      data: { contestId: id, problemId: problem.id, displayId: 'A', displayTitle: 'A' },
    });
    return id;
  };

  test('nothing is asked, neither about the contest nor about practice', async () => {
    const contestId = await run();
    expect(await ask(asker)).toMatchObject({ __typename: 'ProblemClosedForDiscussion' });
    await db().submission.update({ where: { id: submission.id }, data: { contestId, origin: 'CONTEST' } });
    expect(await ask(asker)).toMatchObject({ __typename: 'SubmissionNotAskable' });
  });

  test('askers read what they asked, without the answers', async () => {
    await ask(asker);
    const { id } = await newest();
    await answer(keeper, id, 'A spoiler');
    await run();
    expect(await query(asker, `{ lineQuestion(id: ${id}) { content } }`)).toEqual({ content: lines.content });
    expect(await query(asker, `{ comments(on: { questionId: ${id} }) { total items { content } } }`)).toEqual({
      total: 0,
      items: [],
    });
  });
});
