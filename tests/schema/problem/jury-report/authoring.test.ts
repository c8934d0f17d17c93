import { Status } from '@verdict/judge/protocol/status.ts';
import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser } from '../../../factories/user.ts';
import { RejudgeScene } from '../../judging/rejudge/rejudge-scene.ts';
import {
  askAs,
  formQuery,
  mustCreate,
  mustUpdate,
  problemInput,
  statement,
  typedTests,
  type Form,
} from '../editing/authoring-scene.ts';
import { judgeJury, saveMutation, solution } from './judge-jury.ts';

const updateMutation = `mutation ($id: Int!, $version: Int!, $input: ProblemInput!, $isReportAccepted: Boolean) {
  updateProblem(id: $id, version: $version, input: $input, isReportAccepted: $isReportAccepted) {
    __typename
    ... on DomainError { code message }
  }
}`;
const showMutation = `mutation ($id: Int!, $isReportAccepted: Boolean) {
  changeProblemVisibility(id: $id, visibility: PUBLIC, isReportAccepted: $isReportAccepted) {
    __typename
    ... on DomainError { code message }
  }
}`;

let scene: RejudgeScene;
let keeper: User;
beforeAll(async () => {
  scene = await RejudgeScene.start();
  keeper = await buildUser(scene.server.services, { role: 'PROBLEM_ADMIN' });
});
afterAll(() => scene.server.stop());
beforeEach(async () => {
  await scene.server.services.db.judgeTask.deleteMany();
  await scene.judge.beat();
});

/** A problem in the form with a jury solution, judged as given. */
async function judgedProblem(status: number, wishes: Readonly<Record<string, unknown>> = {}): Promise<Form> {
  const form = await mustCreate(scene.server, keeper, wishes);
  await askAs(scene.server, keeper, saveMutation, {
    problemId: form.id,
    input: solution('accepted/right.cpp', [Status.ACCEPTED]),
  });
  await judgeJury(scene, form.id, () => status);
  return form;
}
/** The newest report, and what changed for it. */
const newest = async (problemId: number) =>
  (
    await askAs(
      scene.server,
      keeper,
      'query ($problemId: Int!) { juryReports(problemId: $problemId) { outcome changed requestedBy } }',
      { problemId },
    )
  ).value;
const visibilityOf = async (id: number) =>
  (await scene.server.services.db.problem.findUniqueOrThrow({ where: { id } })).visibility;

describe('saving the form', () => {
  test.each([
    ['limits', { timeLimitMs: 2_000 }],
    ['data', { tests: typedTests([{ input: '5 5', output: '10' }]) }],
    ['checker', { isRemoveEndBlank: false }],
    ['judging', { ioReadFileName: 'in.txt', ioWriteFileName: 'out.txt' }],
  ])('with other %s has the jury judged anew', async (part, change) => {
    const form = await judgedProblem(Status.ACCEPTED);
    await mustUpdate(scene.server, keeper, form, problemInput({ displayId: form.displayId, ...change }));
    expect(await newest(form.id)).toEqual([{ outcome: 'RUNNING', changed: [part], requestedBy: keeper.username }]);
  });

  test('with another statement alone does not', async () => {
    const form = await judgedProblem(Status.ACCEPTED);
    await mustUpdate(
      scene.server,
      keeper,
      form,
      problemInput({
        displayId: form.displayId,
        statements: [statement({ description: 'Other words.' })],
        source: 'Another book',
      }),
    );
    expect(await newest(form.id)).toMatchObject([{ outcome: 'AGREES', changed: [] }]);
  });

  test('of a problem without a jury makes no report', async () => {
    const form = await mustCreate(scene.server, keeper);
    await mustUpdate(scene.server, keeper, form, problemInput({ displayId: form.displayId, timeLimitMs: 2_000 }));
    expect(await newest(form.id)).toEqual([]);
  });
});

describe('publishing', () => {
  const hidden = { visibility: 'PRIVATE' };
  const show = (id: number, wishes: Readonly<Record<string, unknown>> = {}) =>
    askAs(scene.server, keeper, showMutation, { id, ...wishes });
  const update = (
    form: Form,
    input: Readonly<Record<string, unknown>>,
    wishes: Readonly<Record<string, unknown>> = {},
  ) =>
    askAs(scene.server, keeper, updateMutation, {
      id: form.id,
      version: form.version,
      input: problemInput({ displayId: form.displayId, visibility: 'PUBLIC', ...input }),
      ...wishes,
    });

  test('is refused while the report is red, from the list and from the form, unless that is accepted', async () => {
    for (const publish of [
      ({ id }: Form, wishes = {}) => show(id, wishes),
      (form: Form, wishes = {}) => update(form, {}, wishes),
    ]) {
      const form = await judgedProblem(Status.WRONG_ANSWER, hidden);
      expect(await publish(form)).toMatchObject({
        code: 'JURY_REPORT_NOT_GREEN',
        value: { message: expect.stringContaining('do not do as they should') },
      });
      expect((await askAs(scene.server, keeper, formQuery, { id: form.id })).value).toMatchObject({
        visibility: 'PRIVATE',
        version: 1,
      });
      expect((await publish(form, { isReportAccepted: true })).code).toBeUndefined();
      expect(await visibilityOf(form.id)).toBe('PUBLIC');
    }
  });

  test('is refused while the report is not in, and when the same save makes a new one necessary', async () => {
    const form = await judgedProblem(Status.ACCEPTED, hidden);
    expect(await update(form, { timeLimitMs: 3_000 })).toMatchObject({
      code: 'JURY_REPORT_NOT_GREEN',
      value: { message: expect.stringContaining('Save without publishing first') },
    });
    const saved = await mustUpdate(
      scene.server,
      keeper,
      form,
      problemInput({ displayId: form.displayId, ...hidden, timeLimitMs: 3_000 }),
    );
    expect(await show(form.id)).toMatchObject({
      code: 'JURY_REPORT_NOT_GREEN',
      value: { message: expect.stringContaining('has not ended') },
    });
    await judgeJury(scene, form.id, () => Status.ACCEPTED);
    expect(await update(saved, { timeLimitMs: 3_000 })).toMatchObject({
      value: { __typename: 'UpdateProblemSuccess' },
    });
  });

  test('asks nothing with a green report, without a jury, and of what is public already', async () => {
    expect((await show((await judgedProblem(Status.ACCEPTED, hidden)).id)).code).toBeUndefined();
    expect((await show((await mustCreate(scene.server, keeper, hidden)).id)).code).toBeUndefined();
    expect(await update(await judgedProblem(Status.WRONG_ANSWER), { timeLimitMs: 3_000 })).toMatchObject({
      value: { __typename: 'UpdateProblemSuccess' },
    });
  });

  test('is never a way around who may publish', async () => {
    const author = await buildUser(scene.server.services, { role: 'ADMIN' });
    const { id } = await buildProblem(scene.server.services, { authorId: author.id, visibility: 'PRIVATE' });
    expect((await askAs(scene.server, author, showMutation, { id, isReportAccepted: true })).code).toBe(
      'PUBLISHING_FORBIDDEN',
    );
  });
});

describe('a report that turns red', () => {
  const told = async (user: User) =>
    (await askAs(scene.server, user, '{ messages(kind: MINE) { items { title url } } }', {})).value;
  const judgeAgain = async (problemId: number, status: number) => {
    await askAs(
      scene.server,
      keeper,
      'mutation ($problemId: Int!) { judgeJury(problemId: $problemId) { __typename } }',
      { problemId },
    );
    await judgeJury(scene, problemId, () => status);
  };

  test('is told to the author of a public problem once, with the way to it, and again after it was green', async () => {
    const author = await buildUser(scene.server.services);
    const { id } = await buildProblem(scene.server.services, { authorId: author.id, visibility: 'PUBLIC' });
    await askAs(scene.server, keeper, saveMutation, {
      problemId: id,
      input: solution('accepted/right.cpp', [Status.ACCEPTED]),
    });
    await judgeJury(scene, id, () => Status.ACCEPTED);
    expect(await told(author)).toEqual({ items: [] });
    for (const status of [Status.WRONG_ANSWER, Status.TIME_LIMIT_EXCEEDED]) await judgeAgain(id, status);
    const message = { title: 'The jury report of your problem is red', url: `/admin/problem/${id}/jury` };
    expect(await told(author)).toEqual({ items: [message] });
    for (const status of [Status.ACCEPTED, Status.WRONG_ANSWER]) await judgeAgain(id, status);
    expect(await told(author)).toEqual({ items: [message, message] });
  });

  test('of a hidden problem is told to nobody', async () => {
    const author = await buildUser(scene.server.services);
    const { id } = await buildProblem(scene.server.services, { authorId: author.id, visibility: 'PRIVATE' });
    await askAs(scene.server, keeper, saveMutation, {
      problemId: id,
      input: solution('accepted/right.cpp', [Status.ACCEPTED]),
    });
    await judgeJury(scene, id, () => Status.WRONG_ANSWER);
    expect(await told(author)).toEqual({ items: [] });
  });
});

test('the list of problems has the outcome of each newest report', async () => {
  const [red, green, none] = [
    await judgedProblem(Status.WRONG_ANSWER),
    await judgedProblem(Status.ACCEPTED),
    await mustCreate(scene.server, keeper),
  ];
  await askAs(scene.server, keeper, saveMutation, {
    problemId: red.id,
    input: solution('accepted/second.cpp', [Status.WRONG_ANSWER]),
  });
  const { value } = await askAs(
    scene.server,
    keeper,
    '{ adminProblems(page: { size: 3 }) { items { id juryOutcome } } }',
    {},
  );
  expect(value).toEqual({
    items: [
      { id: none.id, juryOutcome: null },
      { id: green.id, juryOutcome: 'AGREES' },
      { id: red.id, juryOutcome: 'RUNNING' },
    ],
  });
});
