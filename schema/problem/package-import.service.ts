import type { Prisma, ProblemVisibility } from '@verdict/prisma/generated/client/client.ts';
import { Status } from '@verdict/judge/protocol/status.ts';
import { compileProblemChecker } from '../checker/problem-checker.service.ts';
import type { Services, Transaction } from '../context.ts';
import type { JurySubmission, ProblemPackage, ShownSample, VerdictCode } from '../problem-package/problem-package.types.ts';
import { requestJuryReport } from '../jury-report/request.service.ts';
import { recordFiles } from '../stored-file/record-files.service.ts';
import { useTestSet } from '../test-data/test-set.service.ts';
import { nextDisplayId } from './display-id.service.ts';
import { fileRows, judgedValidators, storePackageFiles } from './package-files.service.ts';
import { packageFacts } from './package-facts.ts';
import { programKey } from './package-languages.ts';
import { readKeywords } from './package-keywords.ts';
import { statementOf } from './package-statement.ts';
import { testGroupsOf } from './package-tests.ts';
import type { StoredByPath } from './package-tests.ts';
import { publicFileUrl } from './public-file.ts';

/*
 * How this works: all files go into the content store first, which is harmless if what follows fails, since nothing refers
 * to them. Then one transaction writes the rows, so a package is imported whole or not at all, and puts the compile of its
 * checker into the queue. A package of a name that was imported before replaces what it said then; submissions, solved
 * lists and judged test sets stay.
 */

/** Longest the rows of one package may take to write, in milliseconds; tens of thousands of cases fit. */
const transactionMs = 300_000;

/** What the importer decides rather than the package. */
export interface ImportOptions {
  /** Account named as the author; null or absent: only the names the package gives. */
  readonly authorId?: string | null;
  /** Absent: the next free number from 1000 on. A problem that is there already keeps its own. */
  readonly displayId?: string;
  /** Who sees a new problem; PUBLIC by default. A problem that is there already stays as it is. */
  readonly visibility?: ProblemVisibility;
  /** Name the problem is found by at the next import; the package's own by default, null for one never found again. */
  readonly packageName?: string | null;
  /** False: what the jury left with it is not judged anew. */
  readonly isJuryJudged?: boolean;
}

/** What came of an import. */
export interface ImportedProblem {
  readonly problemId: number;
  readonly displayId: string;
  /** False: a problem imported before was replaced. */
  readonly created: boolean;
}

/** Imports a problem package: a new problem, or a new version of the one imported under the same name. */
export async function importProblemPackage(services: Pick<Services, 'db' | 'files' | 'pubsub'>, problem: ProblemPackage, options: ImportOptions = {}): Promise<ImportedProblem> {
  const stored = await storePackageFiles(services.files, problem);
  return services.db.$transaction(
    async (tx) => {
      const imported = await writeProblem(tx, problem, options);
      await writeParts(tx, imported.problemId, problem, stored);
      await useTestSet(tx, imported.problemId, testGroupsOf(problem, stored));
      await compileProblemChecker(tx, services, imported.problemId);
      if (options.isJuryJudged !== false) await requestJuryReport(tx, services.pubsub, { problemId: imported.problemId, requestedById: options.authorId ?? null });
      return imported;
    },
    { timeout: transactionMs, maxWait: 30_000 },
  );
}

async function writeProblem(tx: Transaction, problem: ProblemPackage, options: ImportOptions): Promise<ImportedProblem> {
  // Two imports take turns, so that neither takes the other's number.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('import-problem'))`;
  const packageName = options.packageName === undefined ? problem.shortName : options.packageName;
  const facts = packageFacts(problem);
  const { difficulty } = readKeywords(problem.metadata.keywords);
  const known = packageName === null ? null : await tx.problem.findUnique({ where: { packageName }, select: { id: true, displayId: true } });
  if (known !== null) {
    await tx.problem.update({ where: { id: known.id }, data: { ...facts, ...(difficulty && { difficulty }), modifierId: options.authorId ?? null }, select: { id: true } });
    return { problemId: known.id, displayId: known.displayId, created: false };
  }
  const displayId = options.displayId ?? (await nextDisplayId(tx));
  const { id } = await tx.problem.create({
    data: {
      ...facts, packageName, displayId, difficulty: difficulty ?? 'EASY', visibility: options.visibility ?? 'PUBLIC', authorId: options.authorId ?? null,
    },
    select: { id: true },
  });
  return { problemId: id, displayId, created: true };
}

/** Replaces all that hangs on a problem and comes from its package, test data apart. */
async function writeParts(tx: Transaction, problemId: number, problem: ProblemPackage, stored: StoredByPath): Promise<void> {
  const files = fileRows(problem, stored);
  const shown = files.filter(({ kind }) => kind === 'STATEMENT' || kind === 'ATTACHMENT');
  const urls = new Map(shown.map((file) => [file.name, publicFileUrl(file)]));

  await recordFiles(tx, files);
  await tx.problemFile.deleteMany({ where: { problemId } });
  await tx.problemFile.createMany({ data: files.map(({ kind, name, sha256 }) => ({ problemId, kind, name, sha256 })) });
  await tx.problemStatement.deleteMany({ where: { problemId } });
  await tx.problemStatement.createMany({ data: problem.statements.map((statement) => ({ problemId, ...statementOf(statement, urls) })) });
  await tx.problemSample.deleteMany({ where: { problemId } });
  await tx.problemSample.createMany({ data: problem.testData.samples.map((sample, index) => ({ problemId, position: index + 1, ...sampleOf(sample) })) });
  await writeTags(tx, problemId, readKeywords(problem.metadata.keywords).tags);
  await writeJury(tx, problemId, problem.submissions);
  await tx.inputValidator.deleteMany({ where: { problemId } });
  await tx.inputValidator.createMany({ data: judgedValidators(problem).map(({ name, language }) => ({ problemId, name, languageKey: programKey(language) })) });
}

function sampleOf(sample: ShownSample): { input: string; output: string; interaction: string | null } {
  if (sample.kind === 'text') return { input: sample.input, output: sample.output, interaction: null };
  return { input: '', output: '', interaction: sample.lines.map(({ from, text }) => `${from === 'judge' ? '<' : '>'}${text}`).join('\n') };
}

/** Tags are shared by all problems of this site; those named by an earlier version of the package are taken off. */
async function writeTags(tx: Transaction, problemId: number, names: readonly string[]): Promise<void> {
  const known = await tx.tag.findMany({ where: { origin: 'ME', groupId: null, name: { in: [...names] } }, select: { id: true, name: true } });
  const missing = names.filter((name) => !known.some((tag) => tag.name === name));
  const made = await tx.tag.createManyAndReturn({ data: missing.map((name) => ({ name })), select: { id: true } });
  await tx.problemTag.deleteMany({ where: { problemId } });
  await tx.problemTag.createMany({ data: [...known, ...made].map(({ id }) => ({ problemId, tagId: id })) });
}

const statusByVerdict: Readonly<Record<VerdictCode, number>> = {
  AC: Status.ACCEPTED, WA: Status.WRONG_ANSWER, PE: Status.PRESENTATION_ERROR, TLE: Status.TIME_LIMIT_EXCEEDED, MLE: Status.MEMORY_LIMIT_EXCEEDED,
  RE: Status.RUNTIME_ERROR, CE: Status.COMPILE_ERROR, PAC: Status.PARTIAL_ACCEPTED,
};

/** Jury submissions keep their row as long as their name stays, so that what they were judged as stays with them. */
async function writeJury(tx: Transaction, problemId: number, submissions: readonly JurySubmission[]): Promise<void> {
  await tx.jurySubmission.deleteMany({ where: { problemId, name: { notIn: submissions.map(({ name }) => name) } } });
  for (const { name, language, entryPoint, expected } of submissions) {
    const data = {
      languageKey: programKey(language),
      entryPoint,
      expected: expected.verdicts.map((verdict) => statusByVerdict[verdict]),
      minScore: expected.score?.[0] ?? null,
      maxScore: expected.score?.[1] ?? null,
      // Plain data made of texts and numbers, which is what a JSON column takes.
      conditions: expected.conditions as unknown as Prisma.InputJsonValue,
    };
    await tx.jurySubmission.upsert({ where: { problemId_name: { problemId, name } }, create: { problemId, name, ...data }, update: data, select: { id: true } });
  }
}
