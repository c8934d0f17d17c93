import { Status, isFinal } from '@verdict/judge/protocol/status.ts';
import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { deliverMessages } from '../../account/message/deliver.service.ts';
import type { PubSub, Services, Transaction } from '../../core/context.ts';
import { listLanguages } from '../../queue/language/language.service.ts';
import { enqueueJudgeTask } from '../../queue/task/enqueue.service.ts';
import { deleteSubmissions } from '../bank/delete-submissions.service.ts';
import { conditionsSchema, disagreements, type Expectation } from '../bank/jury-expectation.ts';
import {
  insertJurySubmissions,
  juryResult,
  readJury,
  storedProgram,
  type JuryRequest,
  type JuryResult,
} from './jury.service.ts';
import { outcomeOfRow, reportOutcomeSelect } from './newest-outcome.loader.ts';
import { readValidators, type ValidatorProgram } from './validator.service.ts';

/*
 * How a report comes about
 *
 * It is a row, stored with the change that makes it needed (request.service.ts). The job submits its programs through
 * the queue everybody uses, behind all other work, and runs again when one of them has its verdict; the last one ends
 * it. What came of each is copied, so that submissions of older reports can go.
 */

/** Reports of a problem that are kept. */
const keptReports = 20;

/** Ids of reports that wait to be submitted, or whose programs are all judged. */
export async function dueReports({ db }: Pick<Services, 'db'>): Promise<number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT r.id FROM jury_report r
    WHERE r.state = 'WAITING' OR (r.state = 'RUNNING' AND NOT EXISTS (
      SELECT FROM jury_report_item i JOIN judge_task t ON t.submission_id = i.submission_id WHERE i.report_id = r.id))
    ORDER BY r.id`;
  return rows.map(({ id }) => id);
}

/** Takes a report one step further. */
export async function advanceReport(services: Services, id: number, now: Date): Promise<void> {
  const report = await services.db.juryReport.findUnique({
    where: { id },
    select: { state: true, problemId: true, requestedById: true },
  });
  if (report?.state === 'WAITING') await submit(services, { id, ...report, now });
  if (report?.state === 'RUNNING') await conclude(services, { id, ...report, now });
}

/** Tells of verdicts on programs of reports, in the transaction that stores them. */
export async function noteJuryVerdicts(
  tx: Transaction,
  pubsub: PubSub,
  submissionIds: readonly number[],
): Promise<void> {
  if (submissionIds.length === 0) return;
  const items = await tx.juryReportItem.findMany({
    where: { submissionId: { in: [...submissionIds] } },
    select: { report: { select: { id: true, problemId: true } } },
  });
  const reports = new Map(items.map(({ report }) => [report.id, report]));
  for (const { id, problemId } of reports.values()) {
    await pubsub.publish('job', { name: 'jury-report', id }, tx);
    await pubsub.publish('juryReport', { problemId }, tx);
  }
}

interface Step {
  readonly id: number;
  readonly problemId: number;
  readonly requestedById: string | null;
  readonly now: Date;
}

async function submit(services: Services, { id, problemId, requestedById, now }: Step): Promise<void> {
  const { db, pubsub } = services;
  const [programs, validators, languages, root] = await Promise.all([
    readJury(services, problemId),
    readValidators(services, problemId),
    listLanguages(db, now),
    db.user.findFirstOrThrow({ where: { role: 'ROOT' }, orderBy: { createdAt: 'asc' }, select: { id: true } }),
  ]);
  const languageKeys = new Set(languages.filter(({ isAccepted }) => isAccepted).map(({ key }) => key));
  const request = { problemId, userId: requestedById ?? root.id, now, languageKeys };
  await db.$transaction(
    async (tx) => {
      // The report may have gone, or another process may have been faster.
      const { count } = await tx.juryReport.updateMany({ where: { id, state: 'WAITING' }, data: { state: 'RUNNING' } });
      if (count === 0) return;
      const solutions = await insertJurySubmissions(tx, pubsub, programs, request);
      await tx.juryReportItem.createMany({
        data: solutions.map(({ name, languageKey, submissionId, expected }) => ({
          reportId: id,
          subject: 'SOLUTION',
          name,
          languageKey,
          submissionId,
          expected: [...expected.statuses],
        })),
      });
      for (const validator of validators) await submitValidator(tx, pubsub, { reportId: id, validator, request });
      // With nothing to wait for it ends by itself.
      if ((await tx.juryReportItem.count({ where: { reportId: id, submissionId: { not: null } } })) === 0)
        await pubsub.publish('job', { name: 'jury-report', id }, tx);
      await pubsub.publish('juryReport', { problemId }, tx);
    },
    { timeout: 60_000, maxWait: 10_000 },
  );
}

async function submitValidator(
  tx: Transaction,
  pubsub: PubSub,
  {
    reportId,
    validator,
    request,
  }: { readonly reportId: number; readonly validator: ValidatorProgram; readonly request: JuryRequest },
): Promise<void> {
  const { name, languageKey, sources, entryPoint, acceptExitCode } = validator;
  const { problemId, userId, now, languageKeys } = request;
  const item = {
    reportId,
    subject: 'VALIDATOR',
    name,
    languageKey,
    acceptExitCode,
    expected: [Status.ACCEPTED],
  } as const satisfies Prisma.JuryReportItemUncheckedCreateInput;
  if (!languageKeys.has(languageKey)) {
    await tx.juryReportItem.create({ data: item });
    return;
  }
  // A judge starts at the first file.
  const ordered = sources.toSorted((a, b) => Number(b.name === entryPoint) - Number(a.name === entryPoint));
  const { id } = await tx.submission.create({
    data: {
      userId,
      problemId,
      origin: 'JURY',
      languageKey,
      submittedAt: now,
      ...storedProgram(ordered, ordered[0] ?? null),
    },
    select: { id: true },
  });
  await tx.juryReportItem.create({ data: { ...item, submissionId: id } });
  await enqueueJudgeTask(tx, pubsub, {
    subject: { submissionId: id },
    userId,
    queue: 'JURY',
    languageKeys: [languageKey],
  });
}

const itemSelect = {
  id: true,
  subject: true,
  expected: true,
  submissionId: true,
  submission: {
    select: {
      status: true,
      task: { select: { id: true } },
      jurySubmission: { select: { expected: true, minScore: true, maxScore: true, conditions: true } },
    },
  },
} as const satisfies Prisma.JuryReportItemSelect;
type Item = Prisma.JuryReportItemGetPayload<{ select: typeof itemSelect }>;

async function conclude(services: Services, { id, problemId, now }: Step): Promise<void> {
  const { db, pubsub } = services;
  const items = await db.juryReportItem.findMany({ where: { reportId: id }, select: itemSelect });
  if (items.some(({ submission }) => submission !== null && (submission.task !== null || !isFinal(submission.status))))
    return;
  const results = await Promise.all(
    items.map(async (item) => ({
      item,
      result: item.submissionId === null ? null : await juryResult(services, item.submissionId),
    })),
  );
  await db.$transaction(
    async (tx) => {
      const { count } = await tx.juryReport.updateMany({
        where: { id, state: 'RUNNING' },
        data: { state: 'DONE', endedAt: now },
      });
      if (count === 0) return;
      for (const { item, result } of results)
        if (result !== null)
          await tx.juryReportItem.update({
            where: { id: item.id },
            data: outcomeOf(item, result),
            select: { id: true },
          });
      await forgetOlder(tx, { id, problemId });
      await tellAuthor(tx, pubsub, { id, problemId });
      await pubsub.publish('juryReport', { problemId }, tx);
    },
    { timeout: 60_000, maxWait: 10_000 },
  );
}

/** Tells the author of a public problem that its report turned red; one that was red before is no news. */
async function tellAuthor(
  tx: Transaction,
  pubsub: PubSub,
  { id, problemId }: { readonly id: number; readonly problemId: number },
): Promise<void> {
  const { visibility, authorId, displayId, juryReports } = await tx.problem.findUniqueOrThrow({
    where: { id: problemId },
    select: {
      visibility: true,
      authorId: true,
      displayId: true,
      juryReports: { where: { id: { lte: id } }, orderBy: { id: 'desc' }, take: 2, select: reportOutcomeSelect },
    },
  });
  const [now, before] = juryReports.map(outcomeOfRow);
  if (visibility !== 'PUBLIC' || authorId === null || now !== 'DISAGREES' || before === 'DISAGREES') return;
  await deliverMessages(tx, pubsub, [
    { recipientId: authorId, kind: 'MINE', fact: { kind: 'juryReportRed', problemId, problemDisplayId: displayId } },
  ]);
}

function outcomeOf(item: Item, result: JuryResult): Prisma.JuryReportItemUpdateInput {
  const { status, score, timeMs, memoryKb, firstBad, message } = result;
  const shown = firstBad ?? (message === null ? null : { name: '', status, message, judgeMessage: null });
  return {
    status,
    score,
    timeMs,
    memoryKb,
    disagreements: disagreements(expectationOf(item), result),
    ...(shown !== null && { firstBad: shown }),
  };
}

function expectationOf({ expected, submission }: Item): Expectation {
  const jury = submission?.jurySubmission ?? null;
  return {
    statuses: expected,
    minScore: jury?.minScore ?? null,
    maxScore: jury?.maxScore ?? null,
    conditions: jury === null ? [] : conditionsSchema.parse(jury.conditions),
  };
}

async function forgetOlder(
  tx: Transaction,
  { id, problemId }: { readonly id: number; readonly problemId: number },
): Promise<void> {
  const submissions = await tx.submission.findMany({
    where: { juryReportItem: { report: { problemId, id: { lt: id } } } },
    select: { id: true },
  });
  await deleteSubmissions(
    tx,
    submissions.map((submission) => submission.id),
  );
  const beyond = await tx.juryReport.findMany({
    where: { problemId },
    orderBy: { id: 'desc' },
    skip: keptReports,
    select: { id: true },
  });
  await tx.juryReport.deleteMany({ where: { id: { in: beyond.map((report) => report.id) } } });
}
