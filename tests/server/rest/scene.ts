import { join } from 'node:path';
import { Status } from '@verdict/judge/protocol/status.ts';
import { importProblem } from '@verdict/schema/problem/import-export/write-problem.service.ts';
import { readProblemPackage } from '@verdict/schema/problem/package/kattis/reader.ts';
import { z } from 'zod';
import { buildProblem } from '../../factories/problem.ts';
import { buildSubmission } from '../../factories/submission.ts';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { startSmtpSite, type SmtpSite } from '../../setup/smtp-site.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { buildAdminUserScene, type AdminUserScene } from './admin-user-scene.ts';
import { buildContestBoardScene, type ContestBoardScene } from './contest-board-scene.ts';
import { buildDeskScene, type DeskScene } from './contest-desk-scene.ts';
import { buildDiscussionWireScene, type DiscussionWireScene } from './discussion-scene.ts';
import { buildGroupWireScene, type GroupWireScene } from './group-wire-scene.ts';
import { buildMailedScene, type MailedScene } from './mailed-scene.ts';
import { buildMessages } from './message-scene.ts';
import { playJudge } from './played-judge.ts';
import { buildSiteScene, type SiteScene } from './site-scene.ts';
import { buildTrainingWireScene, type TrainingWireScene } from './training-wire-scene.ts';

/**
 * A site with something to say in every answer: two problems (one scored, with test groups, tags and a template), and a
 * judged submission to each. The judge is played: what judging finds is not the REST layer's business.
 */
export interface Scene extends MailedScene {
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
  readonly site: SiteScene;
  /** A contest of the admin's that has ended. */
  readonly board: ContestBoardScene;
  /** A contest of the admin's. */
  readonly desk: DeskScene;
  readonly discussion: DiscussionWireScene;
  /** Trainings of the admin's. */
  readonly training: TrainingWireScene;
  readonly ofGroups: GroupWireScene;
  readonly adminUsers: AdminUserScene;
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
  const judge = await playJudge(server);

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
  const training = await buildTrainingWireScene(server.services, {
    authorId: admin.id,
    contestantId: user.id,
    problem,
  });
  const discussion = await buildDiscussionWireScene(server.services, { authorId: admin.id, contestantId: user.id });
  return {
    authored,
    board,
    desk,
    discussion,
    server,
    user,
    tags,
    training,
    ofGroups: await buildGroupWireScene(server.services, account),
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
    adminUsers: await buildAdminUserScene(server, rootToken),
    site: await buildSiteScene(server.services, account.id),
    ...(await buildMailedScene(server)),
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

async function importDemo(server: TestServer, name: string) {
  const read = await readProblemPackage(join(demo, name));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  await using opened = read.package;
  return importProblem(server.services, opened.problem, { isJuryJudged: false });
}
