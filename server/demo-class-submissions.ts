import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Status } from '@verdict/judge/protocol/status.ts';
import { Prisma, type ProblemType } from '@verdict/prisma/generated/client/client.ts';
import type { PubSub, Services, Transaction } from '@verdict/schema/core/context.ts';
import { applyVerdicts } from '@verdict/schema/judging/submission/verdict.service.ts';
import { diceOf } from './demo-class-work.ts';

/*
 * What the demo class submitted: programs of the jury, with the verdict that their folder promises. All that follows
 * from verdicts is written by the service that writes those of judges. No judge ran them, so their cases have no
 * results.
 */

const packages = join(dirname(fileURLToPath(import.meta.resolve('@verdict/prisma/db.ts'))), 'demo/problems');
const verdicts = {
  accepted: Status.ACCEPTED,
  wrong_answer: Status.WRONG_ANSWER,
  time_limit_exceeded: Status.TIME_LIMIT_EXCEEDED,
  run_time_error: Status.RUNTIME_ERROR,
} as const;
const languages: ReadonlyMap<string, string> = new Map([
  ['c', 'c'],
  ['cpp', 'cpp'],
  ['java', 'java'],
  ['js', 'javascript'],
  ['py', 'python3'],
]);
/** Shown to admins in place of a judge. */
const judgeName = 'demo';
/** From a submission to its verdict. */
const judgingMs = 3_000;

interface Program {
  readonly code: string;
  readonly languageKey: string;
  readonly status: number;
}

/** Programs for one problem. */
interface Programs {
  readonly type: ProblemType;
  readonly totalScore: number | null;
  readonly accepted: readonly Program[];
  readonly rejected: readonly Program[];
}

/** A submission of the class. */
export interface DemoWork {
  readonly userId: string;
  readonly problemId: number;
  readonly isAccepted: boolean;
  readonly submittedAt: Date;
  /** Null: practice. */
  readonly contest: {
    readonly contestId: number;
    readonly contestProblemId: number;
    readonly participantId: number | null;
    readonly isUnderSeal: boolean;
  } | null;
}

/** What the juries of the demo left with each problem, by the problem's id. */
export async function readDemoPrograms(db: Services['db']): Promise<ReadonlyMap<number, Programs>> {
  const problems = await db.problem.findMany({
    where: { packageName: { not: null } },
    select: { id: true, packageName: true, type: true, totalScore: true },
  });
  const entries = problems.map(async ({ id, packageName, type, totalScore }) => {
    const programs = await readPrograms(join(packages, packageName ?? '', 'submissions'));
    const accepted = programs.filter(({ status }) => status === Status.ACCEPTED);
    const rejected = programs.filter(({ status }) => status !== Status.ACCEPTED);
    return [id, { type, totalScore, accepted, rejected }] as const;
  });
  return new Map(await Promise.all(entries));
}

async function readPrograms(folder: string): Promise<Program[]> {
  const perVerdict = Object.entries(verdicts).map(async ([name, status]) => {
    const files = await readdir(join(folder, name), { withFileTypes: true }).catch(() => []);
    const programs = files
      .filter((file) => file.isFile())
      .map(async (file): Promise<Program[]> => {
        const languageKey = languages.get(file.name.slice(file.name.lastIndexOf('.') + 1));
        const code = await readFile(join(folder, name, file.name), 'utf8');
        // Tagged programs get another verdict than their folder says.
        return languageKey === undefined || code.includes('@EXPECTED_RESULTS@') ? [] : [{ code, languageKey, status }];
      });
    return (await Promise.all(programs)).flat();
  });
  return (await Promise.all(perVerdict)).flat();
}

/** Stores submissions with their verdicts, the oldest first. Problems without programs are left out. */
export async function submitDemoWork(
  tx: Transaction,
  pubsub: PubSub,
  { work, programs }: { readonly work: readonly DemoWork[]; readonly programs: ReadonlyMap<number, Programs> },
): Promise<void> {
  const dice = diceOf(work.length);
  const inOrder = work.toSorted((a, b) => a.submittedAt.getTime() - b.submittedAt.getTime());
  const rows = await tx.submission.createManyAndReturn({
    data: inOrder.flatMap(({ isAccepted, contest, ...own }) => {
      const known = programs.get(own.problemId);
      const fitting = (isAccepted ? known?.accepted : known?.rejected) ?? [];
      const program = fitting[Math.floor(dice() * fitting.length)];
      if (known === undefined || program === undefined) return [];
      const isOi = known.type === 'OI';
      return [
        {
          ...own,
          ...contest,
          ...program,
          origin: contest === null ? ('PRACTICE' as const) : ('CONTEST' as const),
          lengthBytes: Buffer.byteLength(program.code),
          // Rejected programs of the demo score nothing (decision 130).
          score: isOi ? (isAccepted ? known.totalScore : 0) : null,
          totalScore: isOi ? known.totalScore : null,
          timeMs:
            program.status === Status.TIME_LIMIT_EXCEEDED
              ? 1_000 + Math.floor(40 * dice())
              : Math.floor(2 + 90 * dice()),
          memoryKb: 1_500 + Math.floor(9_000 * dice()),
        },
      ];
    }),
    select: { id: true, status: true, score: true, totalScore: true, timeMs: true, memoryKb: true },
  });
  await applyVerdicts(
    tx,
    pubsub,
    rows.map(({ id, ...facts }) => ({
      submissionId: id,
      verdict: {
        ...facts,
        cause: 'JUDGED',
        message: null,
        judgeName,
        actorId: null,
        record: null,
        failures: [],
        results: null,
      },
    })),
  );
  await backdate(
    tx,
    rows.map(({ id }) => id),
  );
}

/** Verdicts are as old as their submissions. */
async function backdate(tx: Transaction, ids: readonly number[]): Promise<void> {
  const judgedAt = Prisma.sql`submission.submitted_at + ${judgingMs} * interval '1 millisecond'`;
  await tx.$executeRaw`
    UPDATE submission SET judged_at = ${judgedAt}, updated_at = ${judgedAt} WHERE id = ANY(${ids}::int[])`;
  await tx.$executeRaw`
    UPDATE verdict_change SET created_at = ${judgedAt}
    FROM submission
    WHERE submission.id = verdict_change.submission_id AND submission.id = ANY(${ids}::int[])`;
}
