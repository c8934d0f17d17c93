import { shortNameOf, Status } from '@verdict/judge/protocol/status.ts';
import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { ExportAsking, ExportPart } from '../../account/data-export/export-part.ts';
import type { ZipEntry } from '../../core/files/zip.ts';
import { rowsInOrder } from '../../core/rows-in-order.ts';
import { extensionOf } from '../../problem/package/program-language.ts';
import { ArchivePaths } from '../../problem/package/written-entry.ts';
import { compileMessageFor } from '../../queue/task/compile-message.ts';
import { disclosureSelect, isResultUnknown } from './submission.rule.ts';

/** Programs read at once; each has up to 64 kB. */
const codeBatch = 50;

const select = {
  ...disclosureSelect,
  languageKey: true,
  lengthBytes: true,
  score: true,
  totalScore: true,
  oiRankScore: true,
  timeMs: true,
  memoryKb: true,
  message: true,
  isManual: true,
  address: true,
  submittedAt: true,
  judgedAt: true,
  problem: { select: { ...disclosureSelect.problem.select, displayId: true, title: true } },
  contest: { select: { ...disclosureSelect.contest.select, title: true } },
  contestProblem: { select: { displayId: true, displayTitle: true } },
  group: { select: { name: true } },
} as const satisfies Prisma.SubmissionSelect;
type Row = Prisma.SubmissionGetPayload<{ select: typeof select }>;

/** Submissions of an account with their code, for the archive with its data. */
export const submissionsPart: ExportPart = {
  file: 'submissions.json',
  about: {
    'zh-CN': '提交及其结果；代码和答案文件在 submissions 文件夹中，以提交编号命名。封榜期间不公布的结果显示为 SNR。',
    'en-US':
      'Submissions with their results; code and answer files are in the folder submissions, named by the id of the ' +
      'submission. Results that a frozen contest does not tell yet have the status SNR.',
  },
  async *entries(asking) {
    const { db, viewer } = asking;
    const rows = rowsInOrder({
      read: (after, take) =>
        db.submission.findMany({
          where: { ...own(viewer), id: { gt: after } },
          orderBy: { id: 'asc' },
          take,
          select,
        }),
      keyOf: ({ id }) => id,
    });
    for await (const row of rows) yield entryOf(asking, row);
  },
  files: sourceFiles,
};

/** Jury submissions belong to their problem. */
function own({ userId }: ExportAsking['viewer']): Prisma.SubmissionWhereInput {
  return { userId, origin: { not: 'JURY' } };
}

function entryOf({ viewer, now, locale }: ExportAsking, row: Row): object {
  const { id, submittedAt, languageKey, lengthBytes, isShared, address, problem, contest, contestProblem, group } = row;
  const made = {
    id,
    submittedAt,
    // A contest may hide which problem of the bank it is.
    problem:
      contestProblem === null
        ? { displayId: problem.displayId, title: problem.title }
        : { displayId: contestProblem.displayId, title: contestProblem.displayTitle },
    contest: contest && row.contestId !== null ? { id: row.contestId, title: contest.title } : null,
    group: group?.name ?? null,
    language: languageKey,
    lengthBytes,
    isShared,
    address,
  };
  if (isResultUnknown(viewer, row, now)) return { ...made, status: shortNameOf(Status.SUBMITTED_UNKNOWN_RESULT) };
  const { status, score, totalScore, oiRankScore, timeMs, memoryKb, message, isManual, judgedAt } = row;
  return {
    ...made,
    status: shortNameOf(status),
    score,
    totalScore,
    oiRankScore,
    timeMs,
    memoryKb,
    isManual,
    judgedAt,
    // Causes of failures of ours are for those who keep the problem.
    compilerMessage: message === null || status === Status.SYSTEM_ERROR ? null : compileMessageFor(locale, message),
  };
}

async function* sourceFiles({ db, viewer }: ExportAsking): AsyncGenerator<ZipEntry> {
  const rows = rowsInOrder({
    read: (after, take) =>
      db.submission.findMany({
        where: { ...own(viewer), id: { gt: after } },
        orderBy: { id: 'asc' },
        take,
        select: {
          id: true,
          languageKey: true,
          code: true,
          files: { orderBy: { name: 'asc' }, select: { name: true, sha256: true } },
        },
      }),
    batch: codeBatch,
    keyOf: ({ id }) => id,
  });
  for await (const { id, languageKey, code, files } of rows) {
    if (files.length === 0) yield { path: `submissions/${id}${extensionOf(languageKey)}`, content: code };
    const paths = new ArchivePaths();
    for (const { name, sha256 } of files) yield { path: `submissions/${id}/${paths.take(name)}`, content: { sha256 } };
  }
}
