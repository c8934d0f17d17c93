import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import type { FileStore } from '../../core/context.ts';
import { publicFileUrl } from '../../core/files/public-file.ts';
import { languageFactorsSchema } from '../../queue/language/language-limits.ts';
import { conditionsSchema } from '../bank/jury-expectation.ts';
import { tokenComparisonSchema } from '../bank/token-comparison.ts';
import { withAddresses } from '../package/package-statement.ts';
import {
  type CaseContent,
  type FileContent,
  type GroupContent,
  type JuryContent,
  type StoredProblem,
  type StatementContent,
  plainGroup,
} from '../package/problem-content.ts';
import type { StoredRef } from '../test-data/stored-ref.ts';

const file = { select: { sha256: true, sizeBytes: true } } as const;

/** All of a problem that a package may hold; null when there is none of this id. */
export async function loadStoredProblem(
  { db, files: store }: { readonly db: PrismaClient; readonly files: FileStore },
  id: number,
): Promise<StoredProblem | null> {
  const problem = await db.problem.findUnique({
    where: { id },
    include: {
      statements: { orderBy: { id: 'asc' } },
      samples: { orderBy: { position: 'asc' } },
      tags: { include: { tag: { select: { name: true } } }, orderBy: { tag: { name: 'asc' } } },
      files: { include: { file }, orderBy: { id: 'asc' } },
      codeTemplates: { orderBy: { languageKey: 'asc' } },
      jurySubmissions: { orderBy: { name: 'asc' } },
    },
  });
  if (problem === null) return null;
  const files: FileContent<StoredRef>[] = problem.files.map(({ kind, name, file: stored }) => ({
    kind,
    name,
    file: refOf(stored),
  }));
  const linked = await linkedFiles(problem.statements, files, store);
  const shown = [...files, ...linked].filter(({ kind }) => kind === 'STATEMENT' || kind === 'ATTACHMENT');
  // A statement names its files by their address here; in a package it names them as they are called.
  const names = new Map(
    shown.toReversed().map(({ name, file: { sha256 } }) => [publicFileUrl({ name, sha256 }), encodeURI(name)]),
  );
  const factors = languageFactorsSchema.safeParse(problem.languageFactors);
  const comparison = tokenComparisonSchema.safeParse(problem.comparison);
  const {
    title,
    authorName,
    type,
    timeLimitMs,
    memoryLimitMb,
    stackLimitMb,
    outputLimitMb,
    source,
    license,
    totalScore,
    isCodeShared,
    isRemoveEndBlank,
  } = problem;
  const {
    isCaseResultPublished,
    ioReadFileName,
    ioWriteFileName,
    judgeMode,
    judgeCaseMode,
    maxPasses,
    isSubmitAnswer,
    checkerConvention,
    checkerLanguageKey,
    checkerEntryPoint,
    languageKeys,
  } = problem;
  return {
    shortName: problem.packageName ?? problem.displayId,
    displayId: problem.displayId,
    facts: {
      title,
      authorName,
      type,
      timeLimitMs,
      memoryLimitMb,
      stackLimitMb,
      outputLimitMb,
      source,
      license,
      totalScore,
      isCodeShared,
      isRemoveEndBlank,
      isCaseResultPublished,
      ioReadFileName,
      ioWriteFileName,
      judgeMode,
      judgeCaseMode,
      maxPasses,
      isSubmitAnswer,
      checkerConvention,
      checkerLanguageKey,
      checkerEntryPoint,
      languageKeys,
      comparison: comparison.success ? comparison.data : null,
      languageFactors: factors.success ? factors.data : {},
    },
    difficulty: problem.difficulty,
    tags: problem.tags.map(({ tag }) => tag.name),
    statements: problem.statements.map(({ language, title: own, description, input, output, hint }) =>
      withAddresses({ language, title: own, description, input, output, hint }, names),
    ),
    samples: problem.samples.map(({ input, output, interaction, explanation }) => ({
      input,
      output,
      interaction,
      explanation,
    })),
    files: [...files, ...linked],
    templates: problem.codeTemplates.map(({ languageKey, prepend, template, append, isEnabled }) => ({
      languageKey,
      prepend,
      template,
      append,
      isEnabled,
    })),
    jury: problem.jurySubmissions.map(
      ({ name, languageKey, entryPoint, expected, minScore, maxScore, conditions }) => ({
        // Written by us from the package's own conditions, which have just these verdicts.
        name,
        languageKey,
        entryPoint,
        expected,
        minScore,
        maxScore,
        conditions: conditionsSchema.parse(conditions) as JuryContent['conditions'],
      }),
    ),
    tests: problem.testSetId === null ? plainGroup('data', {}) : await loadTests(db, problem.testSetId),
  };
}

/**
 * Pictures and files that statements name by their address and that are no files of the problem: uploaded in an editor.
 */
async function linkedFiles(
  statements: readonly StatementContent[],
  files: readonly FileContent<StoredRef>[],
  store: FileStore,
): Promise<FileContent<StoredRef>[]> {
  const known = new Set(
    files.filter(({ kind }) => kind === 'STATEMENT' || kind === 'ATTACHMENT').map(({ file: { sha256 } }) => sha256),
  );
  const found = new Map<string, string>();
  for (const { description, input, output, hint } of statements) {
    for (const [, sha256 = '', extension = ''] of [description, input, output, hint]
      .join('\n')
      .matchAll(/\/api\/public\/(?:img|file)\/([0-9a-f]{64})\.([a-z0-9]{1,10})/gu)) {
      if (!known.has(sha256)) found.set(sha256, `${sha256}.${extension}`);
    }
  }
  const there = await Promise.all(
    [...found].map(async ([sha256, name]) =>
      (await store.has(sha256)) ? [{ kind: 'STATEMENT' as const, name, file: { sha256, sizeBytes: 0 } }] : [],
    ),
  );
  return there.flat();
}

async function loadTests(db: PrismaClient, testSetId: number): Promise<GroupContent<StoredRef>> {
  const [groups, cases] = await Promise.all([
    db.testGroup.findMany({ where: { testSetId }, orderBy: { position: 'asc' } }),
    db.testCase.findMany({
      where: { testSetId },
      orderBy: { position: 'asc' },
      include: { input: file, answer: file, files: { include: { file }, orderBy: { name: 'asc' } } },
    }),
  ]);
  const casesByGroup = Map.groupBy(cases, ({ groupId }) => groupId);
  const build = (group: (typeof groups)[number]): GroupContent<StoredRef> => {
    const { name, aggregation, isBreakOnReject, acceptScore, rejectScore, maxScore, requires } = group;
    return {
      name,
      aggregation,
      isBreakOnReject,
      acceptScore,
      rejectScore,
      maxScore,
      requires,
      cases: (casesByGroup.get(group.id) ?? []).map((each): CaseContent<StoredRef> => ({
        name: each.name,
        isSample: each.isStatedSample,
        input: refOf(each.input),
        answer: refOf(each.answer),
        score: each.score,
        validatorFlags: each.validatorFlags,
        args: each.args,
        files: each.files.map((one) => ({ name: one.name, file: refOf(one.file) })),
      })),
      groups: groups.filter(({ parentId }) => parentId === group.id).map(build),
    };
  };
  const root = groups.find(({ parentId }) => parentId === null);
  return root === undefined ? plainGroup('data', {}) : build(root);
}

function refOf({ sha256, sizeBytes }: { readonly sha256: string; readonly sizeBytes: bigint }): StoredRef {
  return { sha256, sizeBytes: Number(sizeBytes) };
}
