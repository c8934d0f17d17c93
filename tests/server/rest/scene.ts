import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { OfferedLanguage } from '@verdict/judge/protocol/node.ts';
import type { TaskResult } from '@verdict/judge/protocol/report.ts';
import { Status } from '@verdict/judge/protocol/status.ts';
import { judgeTaskSchema, taskSchema, type Task, type TestGroup } from '@verdict/judge/protocol/task.ts';
import { judgeTokenHash, newJudgeToken } from '@verdict/schema/account/judge-token.ts';
import { deliverMessages } from '@verdict/schema/message/deliver.service.ts';
import { readProblemPackage } from '@verdict/schema/problem-package/reader.ts';
import { importProblemPackage } from '@verdict/schema/problem/package-import.service.ts';
import { z } from 'zod';
import { buildProblem } from '../../factories/problem.ts';
import { buildSubmission } from '../../factories/submission.ts';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { sendRegisterCodeMutation } from '../../schema/account/account-operations.ts';
import { captchaWithLetters } from '../../schema/account/challenge-answers.ts';
import { lastCode } from '../../schema/account/mailed.ts';
import { sendChangeEmailCodeMutation } from '../../schema/account/own-account-operations.ts';
import { startSmtpSite, type SmtpSite } from '../../setup/smtp-site.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { buildContestBoardScene, type ContestBoardScene } from './contest-board-scene.ts';
import { buildDeskScene, type DeskScene } from './contest-desk-scene.ts';
import { buildSiteScene, type SiteScene } from './site-scene.ts';

/**
 * A site with something to say in every answer: two problems (one scored, with test groups, tags and a template), and a
 * judged submission to each. The judge is played by this file: what judging finds is not the REST layer's business.
 */
export interface Scene {
  readonly server: TestServer;
  readonly user: { readonly id: string; readonly username: string; readonly token: string };
  /** Token of another user, who may be signed out. */
  readonly leavingToken: string;
  readonly problem: { readonly problemId: number; readonly displayId: string };
  readonly submissionIds: readonly number[];
  /** Token of a problem admin. */
  readonly adminToken: string;
  /** A group the user keeps, with a problem of its own. */
  readonly group: { readonly id: number };
  /** A checker whose compile went well. */
  readonly checkerCode: string;
  /** Of a test run of the user's that has ended. */
  readonly testJudgeKey: string;
  /** A server mails may leave by. */
  readonly smtp: SmtpSite;
  /** A notice the user has a message of; one each of the other kinds are there too. */
  readonly noticeId: number;
  /** Token of a super admin. */
  readonly rootToken: string;
  /**
   * A running contest with the problem as A, judged submissions of the user to it, and the first of them outside its
   * time; and a private one with a password.
   */
  readonly contest: {
    readonly id: number;
    readonly early: number;
    readonly during: number;
    readonly privateId: number;
  };
  /** A submission of the user that could not be sent. */
  readonly failedId: number;
  /** A code that was mailed to newcomer@example.org. */
  readonly registerCode: string;
  /** A user who changes their account, with a code that was mailed to mover-now@example.org. */
  readonly mover: { readonly token: string; readonly emailCode: string };
  /** A captcha and what is to be read there. */
  readonly captcha: { readonly captchaKey: string; readonly captcha: string };
  /** A user with the code of a link to reset the password. */
  readonly forgetful: { readonly username: string; readonly resetCode: string };
  readonly site: SiteScene;
  /** A contest of the admin's that has ended. */
  readonly board: ContestBoardScene;
  /** A contest of the admin's. */
  readonly desk: DeskScene;
  /** Tags and classifications to change, and to delete. */
  readonly tags: {
    readonly tagId: number;
    readonly oldTagId: number;
    readonly classificationId: number;
    readonly oldClassificationId: number;
  };
  /** Problems to be saved and to be deleted, and an image sent by the admin. */
  readonly authored: { readonly edited: number; readonly doomed: number; readonly imageId: number };
}

const demo = join(import.meta.dirname, '../../../prisma/demo/problems');

const cpp: OfferedLanguage = {
  key: 'cpp',
  name: 'C++',
  contentType: 'text/x-c++src',
  description: 'C++20, GCC',
  compileCommand: 'g++ main.cpp',
  runCommand: './main',
  template: 'int main() {}',
  timeFactor: 1,
  memoryFactor: 1,
  isChecker: true,
  position: 1,
  version: 'g++ 12',
};

const submittedSchema = z.object({ data: z.object({ submitSolution: z.object({ data: z.object({ id: z.int() }) }) }) });

const startedSchema = z.object({ data: z.object({ startTestRun: z.object({ data: z.object({ key: z.string() }) }) }) });

/** Builds the scene on a server of its own. */
export async function buildScene(): Promise<Scene> {
  const smtp = await startSmtpSite();
  const server = await startTestServer({
    defaults: { publicUrl: 'https://judge.example.org', smtp: smtp.server, identityProviders: [] },
  });
  const { db } = server.services;
  const account = await buildUser(server.services, { username: 'contestant' });
  const user = { id: account.id, username: account.username, token: await tokenFor(server.services, account) };
  const leavingToken = await tokenFor(server.services, await buildUser(server.services));
  const admin = await buildUser(server.services, { role: 'PROBLEM_ADMIN' });
  const adminToken = await tokenFor(server.services, admin);
  const judge = await fakeJudge(server);

  const problem = await importDemo(server, 'aplusb');
  const scored = await importDemo(server, 'bookshelf');
  const [tag] = await db.tag.findMany({ take: 1 });
  await db.tagClassification.create({
    data: { name: 'Basics', ...(tag ? { tags: { connect: { id: tag.id } } } : {}) },
  });
  await db.codeTemplate.create({ data: { problemId: problem.problemId, languageKey: 'cpp', template: '// yours' } });

  const submissionIds: number[] = [];
  for (const { displayId } of [problem, scored]) {
    const submitted = await server.graphql(
      `mutation ($input: SubmitSolutionInput!) {
        submitSolution(input: $input) { ... on SubmitSolutionSuccess { data { id } } ... on DomainError { code } }
      }`,
      {
        token: user.token,
        variables: { input: { problemDisplayId: displayId, languageKey: 'cpp', code: 'int main() {}' } },
      },
    );
    submissionIds.push(submittedSchema.parse(submitted).data.submitSolution.data.id);
    await judge.acceptNext();
  }
  const group = await db.group.create({
    data: {
      name: 'The group',
      shortName: 'group',
      brief: '',
      description: '',
      ownerId: user.id,
      members: { create: { userId: user.id, level: 4 } },
    },
    select: { id: true },
  });
  const checkerCode = 'int main() { return 0; }';
  await server.graphql('mutation ($input: CompileCheckerInput!) { compileChecker(input: $input) { __typename } }', {
    token: adminToken,
    variables: { input: { convention: 'TESTLIB', languageKey: 'cpp', code: checkerCode } },
  });
  await judge.answerNext({ kind: 'compile', compile: { isOk: true, message: null, compilerVersion: 'g++ 12' } });
  const started = await server.graphql(
    `mutation ($input: StartTestRunInput!) {
      startTestRun(input: $input) { ... on StartTestRunSuccess { data { key } } }
    }`,
    {
      token: user.token,
      variables: {
        input: { problemDisplayId: problem.displayId, languageKey: 'cpp', code: 'int main() {}', input: '1 2' },
      },
    },
  );
  await judge.answerNext({
    kind: 'testRun',
    testRun: { status: 0, timeMs: 2, memoryKb: 1_000, output: '3', stderr: '', message: null },
  });
  const testJudgeKey = startedSchema.parse(started).data.startTestRun.data.key;
  const noticeId = await buildMessages(server, { userId: user.id, submissionId: submissionIds[0] ?? 0 });
  const rootToken = await tokenFor(server.services, await buildUser(server.services, { role: 'ROOT' }));
  const contest = await buildContest(server, { userId: user.id, problemId: problem.problemId });
  const failed = await buildSubmission(server.services, {
    userId: user.id,
    problemId: problem.problemId,
    status: Status.SUBMITTED_FAILED,
  });
  const tags = await buildTags(server);
  // The judge is played while the scene is built and silent from then on; it counts as heard of, however slow the
  // machine is.
  await db.judgeNode.updateMany({ data: { lastSeenAt: new Date(Date.now() + 3_600_000) } });
  const authored = await buildAuthored(server, admin.id);
  const desk = await buildDeskScene(server.services, {
    authorId: admin.id,
    contestantId: user.id,
    problemId: problem.problemId,
  });
  const board = await buildContestBoardScene(server.services, {
    authorId: admin.id,
    contestantId: user.id,
    problemId: problem.problemId,
  });
  return {
    authored,
    board,
    desk,
    server,
    user,
    tags,
    leavingToken,
    problem,
    submissionIds,
    adminToken,
    group,
    checkerCode,
    testJudgeKey,
    smtp,
    noticeId,
    rootToken,
    contest,
    failedId: failed.id,
    site: await buildSiteScene(server.services, account.id),
    ...(await buildMailed(server)),
  };
}

async function buildTags({ services: { db } }: TestServer): Promise<Scene['tags']> {
  const [tag, oldTag] = await db.tag.createManyAndReturn({
    data: [{ name: 'graph' }, { name: 'old' }],
    select: { id: true },
  });
  const [classification, oldClassification] = await db.tagClassification.createManyAndReturn({
    data: [{ name: 'To rename' }, { name: 'Old' }],
    select: { id: true },
  });
  return {
    tagId: tag?.id ?? 0,
    oldTagId: oldTag?.id ?? 0,
    classificationId: classification?.id ?? 0,
    oldClassificationId: oldClassification?.id ?? 0,
  };
}

/** What an admin has written before. */
async function buildAuthored({ services }: TestServer, userId: string): Promise<Scene['authored']> {
  const [edited, doomed] = [await buildProblem(services), await buildProblem(services)];
  const { sha256 } = await services.files.put(Buffer.from('another picture'));
  await services.db.storedFile.create({ data: { sha256, sizeBytes: 15 } });
  const image = await services.db.editorFile.create({ data: { userId, sha256, name: 'image.webp', isImage: true } });
  return { edited: edited.id, doomed: doomed.id, imageId: image.id };
}

/** What has come by mail. */
async function buildMailed(
  server: TestServer,
): Promise<Pick<Scene, 'registerCode' | 'captcha' | 'forgetful' | 'mover'>> {
  await server.graphql(sendRegisterCodeMutation, { variables: { email: 'newcomer@example.org' } });
  const [{ id, username }, resetCode] = [
    await buildUser(server.services, { username: 'forgetful' }),
    randomBytes(32).toString('base64url'),
  ];
  const codeHash = createHash('sha256').update(resetCode).digest('hex');
  const [sentAt, expiresAt] = [new Date(Date.now() - 600_000), new Date(Date.now() + 600_000)];
  const moverToken = await tokenFor(server.services, await buildUser(server.services));
  await server.graphql(sendChangeEmailCodeMutation, {
    token: moverToken,
    variables: { email: 'mover-now@example.org' },
  });
  await server.services.db.passwordReset.create({ data: { userId: id, codeHash, sentAt, expiresAt } });
  return {
    registerCode: await lastCode(server.services, 'newcomer@example.org'),
    captcha: await captchaWithLetters(server),
    forgetful: { username, resetCode },
    mover: { token: moverToken, emailCode: await lastCode(server.services, 'mover-now@example.org') },
  };
}

async function buildContest(
  server: TestServer,
  { userId, problemId }: { readonly userId: string; readonly problemId: number },
) {
  const { db } = server.services;
  const now = Date.now();
  const startsAt = new Date(now - 3_600_000);
  const contest = await db.contest.create({
    data: { title: 'Contest', startsAt, endsAt: new Date(now + 3_600_000), authorId: userId },
  });
  const inContest = await db.contestProblem.create({
    data: { contestId: contest.id, problemId, displayId: 'A', displayTitle: 'Apples' },
  });
  const place = {
    userId,
    problemId,
    contestId: contest.id,
    contestProblemId: inContest.id,
    origin: 'CONTEST',
    status: Status.ACCEPTED,
  } as const;
  const early = await buildSubmission(server.services, {
    ...place,
    submittedAt: new Date(startsAt.getTime() - 60_000),
  });
  const during = await buildSubmission(server.services, place);
  const secret = await db.contest.create({
    data: {
      title: 'Private contest',
      startsAt,
      endsAt: contest.endsAt,
      authorId: userId,
      access: 'PRIVATE',
      password: 'secret',
    },
  });
  return { id: contest.id, early: early.id, during: during.id, privateId: secret.id };
}

async function buildMessages(
  { services: { db, pubsub, ...services } }: TestServer,
  { userId, submissionId }: { readonly userId: string; readonly submissionId: number },
): Promise<number> {
  const sender = await buildUser({ db, passwords: services.passwords });
  const source = { type: 'DISCUSSION', id: 1, title: 'A discussion' } as const;
  const act = {
    recipientId: userId,
    senderId: sender.id,
    source,
    content: 'Well said',
    quote: 'What I said',
    url: '/discussion-detail/1',
  };
  await db.$transaction((tx) =>
    deliverMessages(tx, pubsub, [
      { ...act, kind: 'DISCUSS', action: 'COMMENT' },
      { ...act, kind: 'REPLY', action: 'REPLY' },
      { ...act, kind: 'LIKE', action: 'LIKE_POST' },
      {
        recipientId: userId,
        kind: 'MINE',
        fact: {
          kind: 'verdictChanged',
          submissionId,
          problemDisplayId: '1000',
          cause: 'MANUAL',
          oldStatus: -1,
          newStatus: 0,
        },
      },
    ]),
  );
  const { id } = await db.notice.create({
    data: {
      title: 'A notice',
      content: 'Of the site',
      audience: 'ALL',
      pushRequestedAt: new Date(),
      pushedAt: new Date(),
      messages: { create: { recipientId: userId, kind: 'SYS' } },
    },
    select: { id: true },
  });
  return id;
}

async function importDemo(server: TestServer, name: string) {
  const read = await readProblemPackage(join(demo, name));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  await using problem = read.package;
  return importProblemPackage(server.services, problem, { isJuryJudged: false });
}

async function fakeJudge(server: TestServer) {
  const token = newJudgeToken();
  await server.services.db.judgeNode.create({ data: { name: 'played', tokenHash: judgeTokenHash(token) } });
  const incarnation = randomBytes(16).toString('hex');
  await server.graphql('mutation ($registration: JudgeJson!) { registerJudgeNode(registration: $registration) }', {
    headers: { Authorization: `Judge ${token}` },
    variables: {
      registration: {
        incarnation,
        slots: 1,
        isWeakSandbox: false,
        hostname: 'somewhere',
        version: '0.1.0',
        languages: [cpp],
      },
    },
  });
  const claim = async () => {
    const claimed = await server.graphql(
      'mutation ($incarnation: String!) { claimJudgeTask(incarnation: $incarnation) }',
      {
        headers: { Authorization: `Judge ${token}` },
        variables: { incarnation },
      },
    );
    return taskSchema.parse(claimed.data?.['claimJudgeTask']);
  };
  const report = ({ taskId, attempt }: Task, result: TaskResult) =>
    server.graphql(
      `mutation ($taskId: Int!, $attempt: Int!, $result: JudgeJson!) {
        reportJudgeResult(taskId: $taskId, attempt: $attempt, result: $result)
      }`,
      {
        headers: { Authorization: `Judge ${token}` },
        variables: { taskId, attempt, result },
      },
    );
  return {
    /** Claims the next task and gives it this result. */
    async answerNext(result: TaskResult) {
      await report(await claim(), result);
    },
    /** Claims the next task and reports every case as accepted. */
    async acceptNext() {
      const task = judgeTaskSchema.parse(await claim());
      const groups = [...allGroups(task.tests)].filter((group) => group.cases.length > 0);
      const cases = groups.flatMap((group) =>
        group.cases.map(({ position, testCaseId }) => ({
          position,
          testCaseId,
          groupName: group.name,
          status: 0,
          timeMs: 3,
          memoryKb: 1_500,
          score: null,
          message: null,
        })),
      );
      const judgement = {
        status: 0,
        score: task.scoring === 'oi' ? 100 : null,
        totalScore: task.scoring === 'oi' ? 100 : null,
        timeMs: 3,
        memoryKb: 1_500,
        message: null,
        record: null,
        cases,
        groups: groups.map((group, index) => ({
          position: index + 1,
          groupName: group.name,
          status: 0,
          score: 10,
          total: 10,
          acceptedCases: group.cases.length,
          caseCount: group.cases.length,
          timeMs: 3,
          memoryKb: 1_500,
        })),
      };
      await report(task, { kind: 'judge', judgement });
    },
  };
}

function* allGroups(group: TestGroup): Generator<TestGroup> {
  yield group;
  for (const child of group.groups) yield* allGroups(child);
}
