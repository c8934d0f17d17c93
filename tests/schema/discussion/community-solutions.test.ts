import { Status } from '@verdict/judge/protocol/status.ts';
import type { Problem, Submission } from '@verdict/prisma/generated/client/client.ts';
import { level } from '@verdict/schema/core/level.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildSolution } from '../../factories/community-solution.ts';
import { buildContest } from '../../factories/contest.ts';
import { buildGroup } from '../../factories/group.ts';
import { buildProblem } from '../../factories/problem.ts';
import { buildSubmission } from '../../factories/submission.ts';
import { DiscussionScene, type Person } from './discussion-scene.ts';

let scene: DiscussionScene;
let author: Person;
let keeper: Person;
let solver: Person;
let stranger: Person;
let problem: Problem;
let accepted: Submission;
beforeAll(async () => {
  scene = await DiscussionScene.open();
});
afterAll(() => scene.server.stop());
beforeEach(async () => {
  [author, keeper] = [await scene.person(), await scene.person('PROBLEM_ADMIN')];
  [solver, stranger] = [await scene.person(), await scene.person()];
  problem = await buildProblem(scene.server.services, { authorId: keeper.user.id, hasTests: false });
  accepted = await submit();
  await solve(solver);
});

const db = () => scene.server.services.db;
const submit = (wishes: object = {}) =>
  buildSubmission(scene.server.services, {
    userId: author.user.id,
    problemId: problem.id,
    code: 'the code',
    status: Status.ACCEPTED,
    ...wishes,
  });
const solve = ({ user }: Person) =>
  db().solvedProblem.create({ data: { userId: user.id, problemId: problem.id, firstAcceptedAt: new Date() } });

const text = { title: 'In one pass', content: 'Keep the **largest**.', help: '' };
const write = (wishes: object = {}, person = author) =>
  scene.change(person.token, 'writeCommunitySolution', { submissionId: accepted.id, ...text, ...wishes });
const newest = () => db().communitySolution.findFirstOrThrow({ orderBy: { id: 'desc' } });
const edit = async (title: string, baseVersionId?: number | null) => {
  const { id, newestVersionId } = await newest();
  return scene.change(author.token, 'editCommunitySolution', {
    id: String(id),
    baseVersionId: String(baseVersionId ?? newestVersionId),
    submissionId: accepted.id,
    ...text,
    title,
  });
};
const review = async (outcome: string, person = keeper, versionId?: number | null) => {
  const { newestVersionId } = await newest();
  return scene.change(person.token, 'reviewSolutionVersion', {
    versionId: String(versionId ?? newestVersionId),
    outcome,
    note: outcome === 'APPROVED' ? '' : 'Say why it ends.',
  });
};

async function query(person: Person | null, question: string): Promise<unknown> {
  const { data, errors } = await scene.server.graphql(question, person === null ? {} : { token: person.token });
  return errors?.[0]?.extensions?.code ?? Object.values(data ?? {})[0];
}

const read = async (person: Person, fields = 'title') =>
  query(person, `{ communitySolution(id: ${(await newest()).id}) { ${fields} } }`);
const onProblem = (person: Person | null) =>
  query(person, `{ problem(displayId: "${problem.displayId}") { solutionAccess solutionCount } }`);
const acts = async ({ user }: Person) =>
  (
    await db().message.findMany({
      where: { recipientId: user.id },
      orderBy: { id: 'asc' },
      select: { kind: true, action: true, content: true },
    })
  ).map(({ kind, action, content }) => [kind, action, content]);

describe('a solution', () => {
  test('is read by its author and reviewers until it is approved, then by those who solved the problem', async () => {
    expect(await write()).toMatchObject({ __typename: 'WriteCommunitySolutionSuccess' });
    expect(await acts(keeper)).toEqual([['DISCUSS', 'SEND_SOLUTION', '']]);
    expect([await read(author), await read(keeper), await read(solver)]).toEqual([
      { title: text.title },
      { title: text.title },
      'COMMUNITY_SOLUTION_NOT_FOUND',
    ]);
    const waiting = (displayId: string) =>
      query(keeper, `{ solutionsToReview(problemDisplayId: "${displayId}", order: NEWEST) { total } }`);
    expect([await query(keeper, '{ solutionsToReview { total } }'), await waiting(problem.displayId)]).toEqual([
      { total: 1 },
      { total: 1 },
    ]);
    expect(await waiting('another')).toEqual({ total: 0 });
    expect(await review('APPROVED')).toMatchObject({ __typename: 'ReviewSolutionVersionSuccess' });
    expect(await acts(author)).toEqual([['DISCUSS', 'APPROVE', '']]);
    expect(await read(solver, 'title code isPublished')).toEqual({
      title: text.title,
      code: 'the code',
      isPublished: true,
    });
    expect(await read(stranger)).toBe('COMMUNITY_SOLUTION_NOT_FOUND');
    expect(await onProblem(stranger)).toEqual({ solutionAccess: 'SOLVE_OR_GIVE_UP', solutionCount: 1 });
    expect(await onProblem(null)).toEqual({ solutionAccess: 'SIGN_IN', solutionCount: 1 });
  });

  test('stays as it was approved while an edit waits, which replaces the edit before', async () => {
    await buildSolution(scene.server.services, { submission: accepted });
    await edit('First edit');
    await edit('Second edit');
    expect(await read(solver, 'title pending { title }')).toEqual({ title: 'In one pass', pending: null });
    expect(await read(author, 'title pending { title state }')).toEqual({
      title: 'In one pass',
      pending: { title: 'Second edit', state: 'WAITING' },
    });
    expect(await acts(keeper)).toHaveLength(1);
    await review('RETURNED');
    expect(await read(solver)).toEqual({ title: 'In one pass' });
    await edit('Third edit');
    await review('APPROVED');
    expect(await read(solver)).toEqual({ title: 'Third edit' });
    const history = `{ textRevisions(on: { solutionId: ${(await newest()).id} }) { items { title } } }`;
    expect(await query(author, history)).toEqual({ items: [{ title: 'In one pass' }] });
  });

  test('is returned and refused with a reason, and refused takes no more edits', async () => {
    await write();
    await review('RETURNED');
    expect(await acts(author)).toEqual([['DISCUSS', 'RETURN', 'Say why it ends.']]);
    await edit('Better');
    await review('REFUSED');
    expect(await edit('Again')).toMatchObject({ __typename: 'SolutionRefused' });
    expect(await read(author, 'viewerCanEdit pending { state note }')).toEqual({
      viewerCanEdit: false,
      pending: { state: 'REFUSED', note: 'Say why it ends.' },
    });
  });

  test('is neither saved over nor reviewed in a version that was not seen', async () => {
    await write();
    const { newestVersionId } = await newest();
    await edit('Meanwhile');
    expect(await edit('Late', newestVersionId)).toMatchObject({ __typename: 'CommunitySolutionChanged' });
    // The version that the reviewer looks at is gone.
    expect(await review('APPROVED', keeper, newestVersionId)).toMatchObject({
      __typename: 'CommunitySolutionNotFound',
    });
    await review('APPROVED');
    expect(await review('REFUSED')).toMatchObject({ __typename: 'CommunitySolutionChanged' });
  });

  test('of a reviewer is approved by writing it, and every one where the site does without reviews', async () => {
    const own = await submit({ userId: keeper.user.id });
    await write({ submissionId: own.id }, keeper);
    expect(await read(solver)).toEqual({ title: text.title });
    await scene.server.services.db.siteSetting.create({ data: { key: 'isSolutionReviewOn', value: false } });
    scene.server.services.cache.drop('settings');
    await write({ title: 'Unreviewed' });
    await db().siteSetting.delete({ where: { key: 'isSolutionReviewOn' } });
    scene.server.services.cache.drop('settings');
    expect(await read(solver)).toEqual({ title: 'Unreviewed' });
  });

  test('explains an own accepted submission that is no secret', async () => {
    const contest = await buildContest(scene.server.services, { authorId: keeper.user.id });
    const refused = [
      await submit({ status: Status.WRONG_ANSWER }),
      await submit({ userId: solver.user.id }),
      await submit({ origin: 'JURY' }),
      await submit({ contestId: contest.id, origin: 'CONTEST' }),
    ];
    for (const { id } of refused)
      expect(await write({ submissionId: id })).toMatchObject({ __typename: 'SubmissionNotExplainable' });
    expect(await query(author, `{ submission(id: ${accepted.id}) { viewerCanExplain } }`)).toEqual({
      viewerCanExplain: true,
    });
  });

  test('is one of three of its author to the problem', async () => {
    for (let count = 0; count < 3; count += 1) await buildSolution(scene.server.services, { submission: accepted });
    expect(await write()).toMatchObject({ __typename: 'TooManySolutions' });
  });

  test('says that its submission passes no more, and outlives it', async () => {
    const { id } = await buildSolution(scene.server.services, { submission: accepted });
    await db().submission.update({ where: { id: accepted.id }, data: { status: Status.WRONG_ANSWER } });
    expect(await read(solver, 'isAccepted')).toEqual({ isAccepted: false });
    await db().submission.delete({ where: { id: accepted.id } });
    expect(await query(solver, `{ communitySolution(id: ${id}) { code submissionId } }`)).toEqual({
      code: 'the code',
      submissionId: null,
    });
  });
});

describe('readers', () => {
  test('are those who gave a problem of the site up, not one of a group', async () => {
    await buildSolution(scene.server.services, { submission: accepted });
    await scene.change(stranger.token, 'giveUpProblem', { problemId: String(problem.id) });
    expect(await read(stranger)).toEqual({ title: text.title });
    const group = await buildGroup(scene.server.services, keeper.user, { levels: [[stranger.user, level.member]] });
    await db().problem.update({ where: { id: problem.id }, data: { groupId: group.id, bankState: 'NONE' } });
    expect(await read(stranger)).toBe('COMMUNITY_SOLUTION_NOT_FOUND');
    expect(await onProblem(stranger)).toEqual({ solutionAccess: 'SOLVE', solutionCount: 1 });
  });

  test('are none while a contest with the problem runs, but for its author, who reads no comments', async () => {
    const { id } = await buildSolution(scene.server.services, { submission: accepted });
    await scene.change(solver.token, 'addComment', { on: { solutionId: id }, content: 'A spoiler' });
    const contest = await buildContest(scene.server.services, { authorId: keeper.user.id });
    await db().contestProblem.create({
      data: { contestId: contest.id, problemId: problem.id, displayId: 'A', displayTitle: 'A' },
    });
    expect(await read(solver)).toBe('COMMUNITY_SOLUTION_NOT_FOUND');
    expect(await onProblem(solver)).toEqual({ solutionAccess: 'CONTEST', solutionCount: 0 });
    expect(await read(author)).toEqual({ title: text.title });
    expect(await query(author, `{ comments(on: { solutionId: ${id} }) { total } }`)).toEqual({ total: 0 });
    expect(await write()).toMatchObject({ __typename: 'ProblemClosedForDiscussion' });
  });

  test('vote once, change and take back; the author cannot, and is notified of the first', async () => {
    const { id } = await buildSolution(scene.server.services, { submission: accepted });
    const vote = (person: Person, value: string) =>
      scene.change(person.token, 'voteOnCommunitySolution', { id: String(id), vote: value });
    expect(await vote(author, 'UP')).toMatchObject({ __typename: 'SolutionVoteForbidden' });
    await solve(stranger);
    const counts = async () => {
      const { upCount, downCount, score } = await newest();
      return [upCount, downCount, score];
    };
    await vote(solver, 'UP');
    await vote(stranger, 'DOWN');
    expect(await counts()).toEqual([1, 1, 0]);
    await vote(stranger, 'UP');
    await vote(solver, 'NONE');
    await vote(solver, 'NONE');
    expect(await counts()).toEqual([1, 0, 1]);
    expect(await acts(author)).toEqual([['LIKE', 'LIKE_POST', '']]);
  });

  test('see those with more votes first, of one language if they wish', async () => {
    const services = scene.server.services;
    const first = await buildSolution(services, { submission: accepted, title: 'First', languageKey: 'python' });
    await buildSolution(services, { submission: accepted, title: 'Second' });
    await scene.change(solver.token, 'voteOnCommunitySolution', { id: String(first.id), vote: 'UP' });
    const titles = (filter = '') =>
      query(solver, `{ communitySolutions(problemDisplayId: "${problem.displayId}"${filter}) { items { title } } }`);
    expect(await titles()).toEqual({ items: [{ title: 'First' }, { title: 'Second' }] });
    expect(await titles(', order: NEWEST')).toEqual({ items: [{ title: 'Second' }, { title: 'First' }] });
    expect(await titles(', languageKey: "python"')).toEqual({ items: [{ title: 'First' }] });
  });
});

test('a reported solution is hidden with its messages by a moderator, and shown again', async () => {
  const { id } = await buildSolution(scene.server.services, { submission: accepted });
  const on = { solutionId: id };
  await scene.change(solver.token, 'addComment', { on, content: 'Thanks' });
  expect(await scene.change(solver.token, 'reportText', { on, reasons: ['PLAGIARISM'] })).toMatchObject({
    __typename: 'ReportTextSuccess',
  });
  const unread = () => query(author, '{ unreadCounts { discuss } }');
  const moderate = (act: string) =>
    scene.change(keeper.token, 'moderateText', { on, acts: [act], reason: 'Copied' }, 'ModerateTextInput');
  expect(await unread()).toEqual({ discuss: 1 });
  await moderate('HIDE');
  expect([await read(solver), await read(author, 'hiddenReason')]).toEqual([
    'COMMUNITY_SOLUTION_NOT_FOUND',
    { hiddenReason: 'Copied' },
  ]);
  await moderate('KEEP');
  expect(await read(solver)).toEqual({ title: text.title });
  await scene.change(author.token, 'deleteCommunitySolution', { id: String(id) }, 'CommunitySolutionIdInput');
  expect(await read(author)).toBe('COMMUNITY_SOLUTION_NOT_FOUND');
  expect(await unread()).toEqual({ discuss: 0 });
});
