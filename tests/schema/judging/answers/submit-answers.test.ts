import { createHash } from 'node:crypto';
import { Status } from '@verdict/judge/protocol/status.ts';
import type { TestGroup } from '@verdict/judge/protocol/task.ts';
import type { Role } from '@verdict/prisma/generated/client/client.ts';
import { maxAnswerBytes } from '@verdict/schema/problem/answers/answers.error.ts';
import { mayNodeFetch } from '@verdict/schema/queue/task/node-files.service.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { buildContest } from '../../../factories/contest.ts';
import { FakeJudge, judgementFor } from '../../../factories/judge.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { TusClient, zipOf, type ZipContent } from '../../problem/editing/tus.ts';
import { doublePackage, factorsPackage, importFiles } from './answer-packages.ts';

let server: TestServer;
let judge: FakeJudge;
let problem: { readonly problemId: number; readonly displayId: string };
beforeAll(async () => {
  server = await startTestServer();
  judge = await FakeJudge.start(server);
  problem = await importFiles(server, factorsPackage);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.services.db.submission.deleteMany();
});

const right: ZipContent = {
  'answers/sample/1.out': '2 3\n',
  'answers/small.out': '5 3\n',
  'answers/large.ans': '7 143\n',
  '__MACOSX/x': '',
};

const mutation = `mutation ($input: SubmitAnswersInput!) {
  submitAnswers(input: $input) {
    __typename
    ... on SubmitAnswersSuccess { data { id status languageName lengthBytes code answerFiles { name sizeBytes text } } }
    ... on DomainError { code message }
  }
}`;

const answerSchema = z.looseObject({
  __typename: z.string(),
  code: z.string().optional(),
  message: z.string().optional(),
  data: z.looseObject({ id: z.int() }).optional(),
});

async function userToken(role: Role = 'USER'): Promise<string> {
  return tokenFor(server.services, await buildUser(server.services, { role }));
}

async function submit(
  token: string,
  uploadId: string,
  problemDisplayId = problem.displayId,
  contestId: number | null = null,
) {
  const answer = await server.graphql(mutation, {
    token,
    variables: { input: { problemDisplayId, uploadId, contestId } },
  });
  return answerSchema.parse(answer.data?.['submitAnswers']);
}

async function upload(token: string, content: ZipContent): Promise<string> {
  return new TusClient(server.url, token).upload(await zipOf(content), { purpose: 'answers' });
}

function outputsOf(group: TestGroup): Record<string, string | null> {
  const own = group.cases.map(({ name, output }) => [name, output?.sha256 ?? null] as const);
  return Object.assign(Object.fromEntries(own), ...group.groups.map(outputsOf));
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('answer files are stored with their submission and sent to the judge by case, without a program', async () => {
  const token = await userToken();
  const uploadId = await upload(token, right);
  expect(await submit(token, uploadId)).toMatchObject({
    __typename: 'SubmitAnswersSuccess',
    data: {
      status: Status.PENDING,
      languageName: 'Answer files',
      lengthBytes: 14,
      code: '',
      answerFiles: [
        { name: 'answers/large.ans', sizeBytes: 6, text: '7 143\n' },
        { name: 'answers/sample/1.out' },
        { name: 'answers/small.out', text: '5 3\n' },
      ],
    },
  });
  const task = await judge.mustClaim();
  expect(task.program).toBeNull();
  expect(outputsOf(task.tests)).toEqual({
    'sample/1': sha256('2 3\n'),
    'secret/large': sha256('7 143\n'),
    'secret/small': sha256('5 3\n'),
  });
  expect(await mayNodeFetch(server.services, judge.id, sha256('7 143\n'))).toBe(true);
  await judge.report(task, judgementFor(task, { status: Status.ACCEPTED }));
  expect(await mayNodeFetch(server.services, judge.id, sha256('7 143\n'))).toBe(false);
  // Used up.
  expect(await submit(token, uploadId)).toMatchObject({ __typename: 'UploadNotFound' });
  expect(await server.services.db.submission.findMany({ select: { status: true } })).toEqual([
    { status: Status.ACCEPTED },
  ]);
});

test('a rejudge sends the same files again', async () => {
  const token = await userToken();
  await submit(token, await upload(token, { 'small.out': '3 5\n' }));
  const first = await judge.mustClaim();
  await judge.report(first, judgementFor(first, { status: Status.WRONG_ANSWER }));
  const answer = await server.graphql('mutation ($id: Int!) { rejudgeSubmission(id: $id) { __typename } }', {
    token: await userToken('ROOT'),
    variables: { id: first.submissionId },
  });
  expect(answer.data?.['rejudgeSubmission']).toEqual({ __typename: 'RejudgeSubmissionSuccess' });
  const again = await judge.mustClaim();
  expect(outputsOf(again.tests)).toEqual({ 'sample/1': null, 'secret/large': null, 'secret/small': sha256('3 5\n') });
  await judge.report(again, judgementFor(again, { status: Status.WRONG_ANSWER }));
});

test('answer files are as private as code', async () => {
  const token = await userToken();
  const { data } = await submit(token, await upload(token, right));
  const look = async (viewer: string | null) => {
    const answer = await server.graphql('query ($id: Int!) { submission(id: $id) { code answerFiles { text } } }', {
      variables: { id: data?.id },
      ...(viewer === null ? {} : { token: viewer }),
    });
    return answer.data?.['submission'];
  };
  expect(await look(token)).toMatchObject({ answerFiles: [{ text: '7 143\n' }, {}, {}] });
  expect(await look(await userToken('ADMIN'))).toMatchObject({ answerFiles: [{}, {}, {}] });
  for (const stranger of [null, await userToken()])
    expect(await look(stranger)).toEqual({ code: null, answerFiles: null });
  const shown = await fetch(`${server.url}/api/public/file/${sha256('7 143\n')}.txt`, {
    headers: { Authorization: token },
  });
  expect(shown.status).toBe(404);
  await judge.mustClaim();
});

test.each<[what: string, content: ZipContent, words: RegExp]>([
  ['belong to no case', { 'small.out': '1\n', 'medium.out': '1\n' }, /belong to no test case.*medium\.out/],
  ['are two for a case', { 'small.out': '1\n', 'small.ans': '1\n' }, /small\.(?:ans|out)/],
  ['are none', { '.DS_Store': '' }, /no files/],
])('files that %s are refused, nothing is submitted, and the upload stays', async (_what, content, words) => {
  const token = await userToken();
  const uploadId = await upload(token, content);
  for (let time = 0; time < 2; time += 1) {
    const refusal = await submit(token, uploadId);
    expect(refusal.__typename).toBe('AnswerFilesRefused');
    expect(refusal.message).toMatch(words);
  }
  expect(await server.services.db.submission.count()).toBe(0);
  expect(await server.services.db.submissionFile.count()).toBe(0);
});

test('a zip that unpacks to too much is refused, and too large an upload at its first byte', async () => {
  const token = await userToken();
  const bomb = await upload(token, { 'small.out': Buffer.alloc(maxAnswerBytes + 1) });
  expect(await submit(token, bomb)).toMatchObject({ __typename: 'AnswerFilesRefused' });
  expect((await new TusClient(server.url, token).open(maxAnswerBytes + 1, { purpose: 'answers' })).status).toBe(413);
});

test('only who may submit uploads answers, and nobody submits those of another', async () => {
  expect((await new TusClient(server.url, null).open(10, { purpose: 'answers' })).status).toBe(401);
  expect((await new TusClient(server.url, await userToken('NO_SUBMIT')).open(10, { purpose: 'answers' })).status).toBe(
    403,
  );
  // A contestant sends answers, not test data.
  expect((await new TusClient(server.url, await userToken()).open(10, { purpose: 'testdata' })).status).toBe(403);
  const uploadId = await upload(await userToken(), right);
  expect(await submit(await userToken(), uploadId)).toMatchObject({ __typename: 'UploadNotFound' });
  const signedOut = await server.graphql(mutation, {
    variables: { input: { problemDisplayId: problem.displayId, uploadId } },
  });
  expect(signedOut.errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
});

test('programs, test runs and answers are refused in words where the problem takes something else', async () => {
  const token = await userToken();
  const program = { problemDisplayId: problem.displayId, languageKey: 'cpp', code: 'int main() {}' };
  const solved = await server.graphql(
    'mutation ($input: SubmitSolutionInput!) { submitSolution(input: $input) { ... on DomainError { code } } }',
    { token, variables: { input: program } },
  );
  expect(solved.data?.['submitSolution']).toEqual({ code: 'ANSWER_FILES_NEEDED' });
  const tried = await server.graphql(
    'mutation ($input: StartTestRunInput!) { startTestRun(input: $input) { ... on DomainError { code } } }',
    { token, variables: { input: { ...program, input: '1' } } },
  );
  expect(tried.data?.['startTestRun']).toEqual({ code: 'ANSWER_FILES_NEEDED' });
  const rest = await fetch(`${server.url}/api/submit-problem-judge`, {
    method: 'POST',
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ pid: problem.displayId, language: 'CPP', code: 'int main() {}', cid: 0, isRemote: false }),
  });
  expect(await rest.json()).toMatchObject({ data: null, msg: expect.stringMatching(/answer files|答案文件/) });
  const { displayId } = await buildProblem(server.services);
  expect(await submit(token, await upload(token, { 'overflow.out': '1' }), displayId)).toMatchObject({
    __typename: 'ProgramNeeded',
  });
  expect(await server.services.db.submission.count()).toBe(0);
});

test('a contest takes answer files by its own display ids', async () => {
  const { id: authorId } = await buildUser(server.services, { role: 'ADMIN' });
  const contest = await buildContest(server.services, { authorId });
  const { id } = await server.services.db.contestProblem.create({
    data: { contestId: contest.id, problemId: problem.problemId, displayId: 'F', displayTitle: 'Factors', position: 9 },
  });
  const token = await userToken();
  const submitted = await submit(token, await upload(token, right), 'F', contest.id);
  expect(submitted).toMatchObject({ __typename: 'SubmitAnswersSuccess' });
  expect(
    await server.services.db.submission.findMany({
      select: { contestId: true, contestProblemId: true, _count: { select: { files: true } } },
    }),
  ).toEqual([{ contestId: contest.id, contestProblemId: id, _count: { files: 3 } }]);
  await judge.mustClaim();
});

test('a problem says what is submitted, and how often a program runs', async () => {
  const { displayId } = await importFiles(server, doublePackage);
  const query = `query ($displayId: String!) {
    problem(displayId: $displayId) { isSubmitAnswer maxPasses answerFileNames languages { language { key } } }
  }`;
  const kindOf = async (one: string) =>
    (await server.graphql(query, { variables: { displayId: one } })).data?.['problem'];
  expect(await kindOf(problem.displayId)).toEqual({
    isSubmitAnswer: true,
    maxPasses: 1,
    answerFileNames: ['1.out', 'large.out', 'small.out'],
    languages: [],
  });
  expect(await kindOf(displayId)).toMatchObject({ isSubmitAnswer: false, maxPasses: 4, answerFileNames: [] });
  const token = await userToken();
  await server.graphql('mutation ($input: SubmitSolutionInput!) { submitSolution(input: $input) { __typename } }', {
    token,
    variables: { input: { problemDisplayId: displayId, languageKey: 'cpp', code: 'int main() {}' } },
  });
  expect((await judge.mustClaim()).maxPasses).toBe(4);
});
