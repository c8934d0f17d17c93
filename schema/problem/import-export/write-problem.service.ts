import { Prisma, type ProblemVisibility } from '@verdict/prisma/generated/client/client.ts';
import type { Services, Transaction } from '../../core/context.ts';
import { publicFileUrl } from '../../core/files/public-file.ts';
import { recordFiles } from '../../core/files/record-files.service.ts';
import { nextDisplayId } from '../bank/display-id.service.ts';
import { hasStatement } from '../bank/statement-rule.ts';
import { writeTags } from '../bank/write-tags.service.ts';
import { withAddresses } from '../package/package-statement.ts';
import {
  type JuryContent,
  type ReadProblem,
  type StatedFacts,
  type TemplateContent,
  withFiles,
} from '../package/problem-content.ts';
import { markSamples } from '../test-data/mark-samples.service.ts';
import { useTestSet } from '../test-data/test-set.service.ts';
import { importConsequences } from './import-consequence.ts';
import { validatorsOf, writeValidators } from './input-validators.service.ts';
import { refOf, storePackageFiles, type StoredByPath } from './store-files.service.ts';

/*
 * How this works: all files go into the content store first, which is harmless if what follows fails, since nothing
 * refers to them. Then one transaction writes the rows, so a problem is imported whole or not at all, with what follows
 * elsewhere (import-consequence.ts). A package of a name that was imported before replaces what it said then;
 * submissions, solved lists and judged test sets stay.
 */

/** Longest the rows of one package may take to write, in milliseconds; tens of thousands of cases fit. */
const transactionMs = 300_000;

/** What the importer decides rather than the package. */
export interface ImportOptions {
  /** Account named as the author; null or absent: only the names the package gives. */
  readonly authorId?: string | null;
  /** Absent: the next free number from 1000 on. A problem that is there already keeps its own. */
  readonly displayId?: string | ((tx: Transaction) => Promise<string>);
  /** Told in the same transaction, so that what it notes is true if and only if the problem is there. */
  readonly onImported?: (tx: Transaction, imported: ImportedProblem) => Promise<unknown>;
  /**
   * Who sees a new problem; PUBLIC by default, but PRIVATE where it has no statement. A problem that is there already
   * stays as it is.
   */
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

/** Imports a problem: a new one, or a new version of the one imported under the same name. */
export async function importProblem(
  services: Pick<Services, 'db' | 'files' | 'pubsub'>,
  problem: ReadProblem,
  options: ImportOptions = {},
): Promise<ImportedProblem> {
  const [stored, validators] = await Promise.all([storePackageFiles(services.files, problem), validatorsOf(problem)]);
  return services.db.$transaction(
    async (tx) => {
      const imported = await writeProblem(tx, services, problem, options);
      await writeParts(tx, imported.problemId, problem, stored);
      await useTestSet(
        tx,
        imported.problemId,
        withFiles(problem.tests, (path) => refOf(path, stored)),
      );
      await markSamples(tx, services.files, imported.problemId);
      await writeValidators(tx, imported.problemId, validators);
      for (const { after } of importConsequences())
        await after(tx, services, {
          problemId: imported.problemId,
          importerId: options.authorId ?? null,
          isNew: imported.created,
          isJuryJudged: options.isJuryJudged !== false,
        });
      await services.pubsub.publish('problem', { problemId: imported.problemId }, tx);
      await options.onImported?.(tx, imported);
      return imported;
    },
    { timeout: transactionMs, maxWait: 30_000 },
  );
}

async function writeProblem(
  tx: Transaction,
  services: Pick<Services, 'files' | 'pubsub'>,
  problem: ReadProblem,
  options: ImportOptions,
): Promise<ImportedProblem> {
  // Two imports take turns, so that neither takes the other's number.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('import-problem'))`;
  const packageName = options.packageName === undefined ? problem.shortName : options.packageName;
  const { difficulty } = problem;
  const facts = columnsOf(problem.facts);
  const known =
    packageName === null
      ? null
      : await tx.problem.findUnique({ where: { packageName }, select: { id: true, displayId: true } });
  if (known !== null) {
    // Begun by taking the version, as a form is saved: whoever has the problem open is told.
    await tx.problem.update({ where: { id: known.id }, data: { version: { increment: 1 } }, select: { id: true } });
    for (const { before } of importConsequences()) await before?.(tx, services, known.id);
    await tx.problem.update({
      where: { id: known.id },
      data: { ...facts, ...(difficulty && { difficulty }), modifierId: options.authorId ?? null },
      select: { id: true },
    });
    return { problemId: known.id, displayId: known.displayId, created: false };
  }
  const displayId =
    typeof options.displayId === 'function'
      ? await options.displayId(tx)
      : (options.displayId ?? (await nextDisplayId(tx)));
  const { id } = await tx.problem.create({
    data: {
      ...facts,
      packageName,
      displayId,
      difficulty: difficulty ?? 'EASY',
      visibility: visibilityOf(problem, options),
      authorId: options.authorId ?? null,
    },
    select: { id: true },
  });
  return { problemId: id, displayId, created: true };
}

/** A problem without a statement is hidden until it has one. */
function visibilityOf({ statements, files }: ReadProblem, { visibility = 'PUBLIC' }: ImportOptions): ProblemVisibility {
  return visibility === 'PUBLIC' && !hasStatement(statements, files) ? 'PRIVATE' : visibility;
}

/** Of what a package says, what the columns hold: texts as long as they may be, JSON as the database takes it. */
function columnsOf({ comparison, languageKeys, languageFactors, ...facts }: StatedFacts) {
  return {
    ...facts,
    title: facts.title.slice(0, 255),
    ...(facts.source !== undefined && { source: facts.source?.slice(0, 255) ?? null }),
    ...(facts.authorName !== undefined && { authorName: facts.authorName?.slice(0, 255) ?? null }),
    ...(facts.license !== undefined && { license: facts.license?.slice(0, 100) ?? null }),
    ...(comparison !== undefined && { comparison: comparison === null ? Prisma.DbNull : comparison }),
    ...(languageKeys !== undefined && { languageKeys: [...languageKeys] }),
    // Plain data made of numbers, which is what a JSON column takes.
    ...(languageFactors !== undefined && { languageFactors: languageFactors as Prisma.InputJsonValue }),
  };
}

/** Replaces all that hangs on a problem and comes from its package, test data apart. */
async function writeParts(
  tx: Transaction,
  problemId: number,
  problem: ReadProblem,
  stored: StoredByPath,
): Promise<void> {
  const files = problem.files.map(({ kind, name, file }) => ({ kind, name, ...refOf(file, stored) }));
  const shown = files.filter(({ kind }) => kind === 'STATEMENT' || kind === 'ATTACHMENT');
  const urls = new Map(shown.map((file) => [file.name, publicFileUrl(file)]));

  await recordFiles(tx, files);
  await tx.problemFile.deleteMany({ where: { problemId } });
  await tx.problemFile.createMany({ data: files.map(({ kind, name, sha256 }) => ({ problemId, kind, name, sha256 })) });
  await tx.problemStatement.deleteMany({ where: { problemId } });
  await tx.problemStatement.createMany({
    data: problem.statements.map((statement) => ({ problemId, ...withAddresses(statement, urls) })),
  });
  await tx.problemSample.deleteMany({ where: { problemId } });
  await tx.problemSample.createMany({
    data: problem.samples.map((sample, index) => ({ problemId, position: index + 1, ...sample })),
  });
  await writeTags(tx, problemId, problem.tags);
  await writeJury(tx, problemId, problem.jury);
  if (problem.templates !== null) await writeTemplates(tx, problemId, problem.templates);
}

async function writeTemplates(
  tx: Transaction,
  problemId: number,
  templates: readonly TemplateContent[],
): Promise<void> {
  await tx.codeTemplate.deleteMany({ where: { problemId } });
  await tx.codeTemplate.createMany({ data: templates.map((template) => ({ problemId, ...template })) });
}

/** Jury submissions keep their row as long as their name stays, so that what they were judged as stays with them. */
async function writeJury(tx: Transaction, problemId: number, submissions: readonly JuryContent[]): Promise<void> {
  await tx.jurySubmission.deleteMany({ where: { problemId, name: { notIn: submissions.map(({ name }) => name) } } });
  for (const { name, conditions, expected, ...facts } of submissions) {
    // Plain data made of texts and numbers, which is what a JSON column takes.
    const data = { ...facts, expected: [...expected], conditions: conditions as unknown as Prisma.InputJsonValue };
    await tx.jurySubmission.upsert({
      where: { problemId_name: { problemId, name } },
      create: { problemId, name, ...data },
      update: data,
      select: { id: true },
    });
  }
}
