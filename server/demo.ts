import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { newUserId } from '@verdict/schema/account/session/account.service.ts';
import { viewerOf } from '@verdict/schema/account/session/session.service.ts';
import { usernameColumns } from '@verdict/schema/account/user/credentials.ts';
import type { Context, Services, Viewer } from '@verdict/schema/core/context.ts';
import { submitSolution } from '@verdict/schema/judging/submission/submit.service.ts';
import { importProblem } from '@verdict/schema/problem/import-export/write-problem.service.ts';
import { requestJuryReport } from '@verdict/schema/problem/jury-report/request.service.ts';
import { readProblemPackage } from '@verdict/schema/problem/package/kattis/reader.ts';
import { listLanguages } from '@verdict/schema/queue/language/language.service.ts';
import { importDemoClass } from './demo-class.ts';
import { demoProblems, demoSubmissions, type DemoSubmission } from './demo-content.ts';
import { importDemoDiscussions } from './demo-discussions.ts';
import { importDemoEditorials } from './demo-editorials.ts';
import { importDemoList } from './demo-list.ts';
import { importDemoRounds } from './demo-rounds.ts';
import { importDemoSolutions } from './demo-solutions.ts';
import { classifyDemoTags } from './demo-tags.ts';

/*
 * How the demo is loaded: only into a site without problems, once. A row of the settings says how far it came, so that
 * a start after a crash goes on where it stopped: importing a package again replaces it, and what was submitted stays.
 */

const packages = join(dirname(fileURLToPath(import.meta.resolve('@verdict/prisma/db.ts'))), 'demo/problems');
const settingKey = 'demoContent';

/** Name and password of the demo's student. */
const demoStudent = { username: 'student', password: 'student' } as const;

/** Longest wait for a judge that says which languages there are, in milliseconds. */
const judgeWaitMs = 120_000;

/** What loading needs. */
export interface DemoOptions {
  readonly services: Services;
  /** Stops the wait for a judge; what is missing comes with the next start. */
  readonly signal: AbortSignal;
}

/** Is there a demo to be loaded, or the rest of one? */
export async function wantsDemo(services: Services): Promise<boolean> {
  return (await demoState(services)) !== 'done';
}

/**
 * Loads the demo into an empty site: problems, a list of them, a student, discussions, editorials, a study group with
 * its history, announcements and contests, some submissions, which the judges then judge, and solutions that explain
 * them.
 *
 * @returns false when there was nothing to load.
 */
export async function loadDemo({ services, signal }: DemoOptions): Promise<boolean> {
  const state = await demoState(services);
  if (state === 'done') return false;
  await rememberState(services, 'loading');
  for (const name of demoProblems) {
    if (signal.aborted) return true;
    await importDemoProblem(services, name);
  }
  await classifyDemoTags(services);
  await importDemoList(services);
  const student = await ensureStudent(services);
  await importDemoDiscussions(services, student.userId);
  await importDemoEditorials(services);
  await importDemoClass(services, student.userId);
  await importDemoRounds(services);
  services.log.info({ problems: demoProblems.length }, 'the demo problems are there');
  const offered = await offeredLanguages(services, signal);
  if (offered.size === 0) return true;
  for (const submission of demoSubmissions)
    if (offered.has(submission.languageKey)) await submit(services, student, submission);
  await importDemoSolutions(services, student.userId);
  await judgeJuries(services);
  await rememberState(services, 'done');
  return true;
}

async function demoState({ db }: Services): Promise<'wanted' | 'loading' | 'done'> {
  const row = await db.siteSetting.findUnique({ where: { key: settingKey }, select: { value: true } });
  if (row?.value === 'loading' || row?.value === 'done') return row.value;
  return (await db.problem.findFirst({ select: { id: true } })) === null ? 'wanted' : 'done';
}

async function rememberState({ db }: Services, value: 'loading' | 'done'): Promise<void> {
  await db.siteSetting.upsert({
    where: { key: settingKey },
    create: { key: settingKey, value },
    update: { value },
    select: { key: true },
  });
}

async function importDemoProblem(services: Services, name: string): Promise<void> {
  const read = await readProblemPackage(join(packages, name));
  if (!read.ok) throw new Error(`The demo problem ${name} is wrong: ${JSON.stringify(read.problems)}`);
  await using demo = read.package;
  await importProblem(services, demo.problem, { isJuryJudged: false });
}

async function ensureStudent({ db, passwords }: Services): Promise<Viewer & { readonly kind: 'user' }> {
  const { username, password } = demoStudent;
  const known = await db.user.findUnique({ where: { usernameKey: username }, select: { id: true } });
  const { id } =
    known ??
    (await db.user.create({
      data: {
        id: newUserId(),
        ...usernameColumns(username),
        passwordHash: await passwords.hash(password),
        nickname: 'Demo student',
      },
      select: { id: true },
    }));
  return viewerOf(db, { id, username, role: 'USER' });
}

/**
 * A language no live judge offers cannot be submitted in: waits for the first judge.
 *
 * @returns keys of the languages
 * there are.
 */
async function offeredLanguages({ db }: Services, signal: AbortSignal): Promise<ReadonlySet<string>> {
  for (const end = Date.now() + judgeWaitMs; Date.now() < end && !signal.aborted;) {
    const languages = await listLanguages(db, new Date());
    const offered = languages.filter(({ isAvailable }) => isAvailable);
    if (offered.length > 0) return new Set(offered.map(({ key }) => key));
    await sleep(500, undefined, { signal }).catch(() => undefined);
  }
  return new Set();
}

async function submit(
  services: Services,
  student: Viewer & { readonly kind: 'user' },
  { problem, languageKey, file }: DemoSubmission,
): Promise<void> {
  const code = await readFile(join(packages, problem, 'submissions', file), 'utf8');
  const { db } = services;
  const isThere = await db.submission.findFirst({
    where: { userId: student.userId, code, problem: { packageName: problem } },
    select: { id: true },
  });
  if (isThere !== null) return;
  const { displayId } = await db.problem.findUniqueOrThrow({
    where: { packageName: problem },
    select: { displayId: true },
  });
  await submitSolution(contextOf(services, student), { problemDisplayId: displayId, languageKey, code });
}

/** Requests a jury report for each demo problem; before a judge is there every program would be left out. */
async function judgeJuries({ db, pubsub }: Services): Promise<void> {
  const problems = await db.problem.findMany({
    where: { packageName: { in: [...demoProblems] } },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  for (const { id } of problems)
    await db.$transaction((tx) => requestJuryReport(tx, pubsub, { problemId: id, requestedById: null }));
}

/** The context of somebody at this very machine. */
function contextOf(services: Services, viewer: Viewer): Context {
  return {
    ...services,
    viewer,
    now: new Date(),
    locale: 'en-US',
    requestId: 'demo',
    address: '127.0.0.1',
    userAgent: null,
    session: { issued: () => {}, ended: () => {} },
    signal: new AbortController().signal,
  };
}
