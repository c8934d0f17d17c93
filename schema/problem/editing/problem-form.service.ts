import type { CheckerConvention, Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context, FileStore } from '../../core/context.ts';
import { may } from '../../place/place.rule.ts';
import { languageFactorsSchema } from '../../queue/language/language-limits.ts';
import { listLanguages } from '../../queue/language/language.service.ts';
import { mainFileName } from '../../queue/task/program-source.ts';
import { readText } from '../../queue/task/task-files.ts';
import { compileViewSelect } from '../checker/compile-view.service.ts';
import { loadCaseFacts, type CaseFact, type GroupFact } from './case-facts.service.ts';

export const formSelect = {
  id: true,
  version: true,
  displayId: true,
  title: true,
  authorId: true,
  authorName: true,
  type: true,
  visibility: true,
  difficulty: true,
  timeLimitMs: true,
  memoryLimitMb: true,
  stackLimitMb: true,
  outputLimitMb: true,
  source: true,
  isRemote: true,
  isCodeShared: true,
  isRemoveEndBlank: true,
  isCaseResultPublished: true,
  ioReadFileName: true,
  ioWriteFileName: true,
  judgeMode: true,
  judgeCaseMode: true,
  comparison: true,
  checkerConvention: true,
  checkerLanguageKey: true,
  checkerEntryPoint: true,
  languageKeys: true,
  languageFactors: true,
  totalScore: true,
  groupId: true,
  bankState: true,
  inBank: true,
  testSetId: true,
  createdAt: true,
  updatedAt: true,
  author: { select: { username: true } },
  modifier: { select: { username: true } },
  checkerCompile: { select: compileViewSelect },
  testSet: { select: { id: true, sha256: true, isManual: true } },
  statements: {
    orderBy: { id: 'asc' },
    select: { language: true, title: true, description: true, input: true, output: true, hint: true },
  },
  samples: {
    orderBy: { position: 'asc' },
    select: { position: true, input: true, output: true, interaction: true, explanation: true },
  },
  tags: { select: { tag: { select: { name: true } } }, orderBy: { tag: { name: 'asc' } } },
  files: {
    where: { kind: { in: ['USER_EXTRA', 'JUDGE_EXTRA', 'CHECKER_SOURCE'] } },
    orderBy: { name: 'asc' },
    select: { kind: true, name: true, sha256: true },
  },
  codeTemplates: {
    orderBy: { languageKey: 'asc' },
    select: { languageKey: true, prepend: true, template: true, append: true, isEnabled: true },
  },
} as const satisfies Prisma.ProblemSelect;
type FormRow = Prisma.ProblemGetPayload<{ select: typeof formSelect }>;

/** All of a problem that its form edits. */
export interface ProblemForm extends Omit<
  FormRow,
  'languageFactors' | 'tags' | 'files' | 'author' | 'modifier' | 'authorName' | 'testSet'
> {
  readonly authorName: string | null;
  readonly modifierName: string | null;
  readonly checker: CheckerForm | null;
  readonly languageFactors: readonly {
    readonly languageKey: string;
    readonly timeFactor: number | null;
    readonly memoryFactor: number | null;
  }[];
  readonly tags: readonly string[];
  readonly userExtraFiles: readonly FormFile[];
  readonly judgeExtraFiles: readonly FormFile[];
  readonly testCaseCount: number;
  readonly testDataSha256: string | null;
  readonly isManualCases: boolean;
  readonly manualCases: readonly ManualCaseForm[];
  readonly groups: readonly GroupFact[];
}

/** A checker as its form shows it. */
export interface CheckerForm {
  readonly languageKey: string;
  readonly convention: CheckerConvention;
  readonly code: string;
  readonly isSeveralFiles: boolean;
}

/** A typed case with what it counts. */
export interface ManualCaseForm {
  readonly name: string;
  readonly input: string;
  readonly output: string;
  readonly score: number | null;
  readonly groupNumber: number | null;
}

/** A text file with the hash it is stored under, so that what is not changed is not written anew. */
export interface FormFile {
  readonly name: string;
  readonly content: string;
  readonly sha256: string;
}

/** A problem's form; null when there is no such problem or the viewer may not change it. */
export async function problemForm(
  { db, files, viewer, now }: Pick<Context, 'db' | 'files' | 'viewer' | 'now'>,
  id: number,
): Promise<ProblemForm | null> {
  const row = await db.problem.findUnique({ where: { id }, select: formSelect });
  if (row === null || !may(viewer, 'problem.edit', row)) return null;
  const [cases, languages, userExtraFiles, judgeExtraFiles, checkerFiles] = await Promise.all([
    row.testSet === null ? { cases: [], groups: [] } : loadCaseFacts(db, row.testSet.id),
    listLanguages(db, now),
    textFiles(files, row, 'USER_EXTRA'),
    textFiles(files, row, 'JUDGE_EXTRA'),
    textFiles(files, row, 'CHECKER_SOURCE'),
  ]);
  const isManualCases = row.testSet?.isManual ?? false;
  const { tags, author, modifier, testSet, files: _files, ...facts } = row;
  return {
    ...facts,
    authorName: row.authorName ?? author?.username ?? null,
    modifierName: modifier?.username ?? null,
    checker: checkerOf(row, checkerFiles),
    languageKeys: row.languageKeys.length > 0 ? row.languageKeys : languages.map(({ key }) => key),
    languageFactors: factorsOf(row.languageFactors),
    tags: tags.map(({ tag }) => tag.name),
    userExtraFiles,
    judgeExtraFiles,
    testCaseCount: cases.cases.length,
    testDataSha256: testSet?.sha256 ?? null,
    isManualCases,
    manualCases: isManualCases ? await manualCases(files, cases.cases) : [],
    groups: cases.groups,
  };
}

/** Factors of languages as the form has them; those nobody can read are none. */
export function factorsOf(stored: unknown): ProblemForm['languageFactors'] {
  const { success, data } = languageFactorsSchema.safeParse(stored);
  return success
    ? Object.entries(data).map(([languageKey, { timeFactor = null, memoryFactor = null }]) => ({
        languageKey,
        timeFactor,
        memoryFactor,
      }))
    : [];
}

/** Files of a kind, with their texts. */
export function textFiles(
  store: FileStore,
  { files }: FormRow,
  kind: FormRow['files'][number]['kind'],
): Promise<FormFile[]> {
  return Promise.all(
    files
      .filter((file) => file.kind === kind)
      .map(async ({ name, sha256 }) => ({ name, sha256, content: await readText(store, sha256) })),
  );
}

/** The checker as the form has it: the text of its main file. */
export function checkerOf(
  { judgeMode, checkerConvention, checkerLanguageKey, checkerEntryPoint }: FormRow,
  files: readonly FormFile[],
): CheckerForm | null {
  if (judgeMode === 'DEFAULT' || checkerConvention === null || checkerLanguageKey === null) return null;
  const main = files.find(({ name }) => name === (checkerEntryPoint ?? mainFileName(checkerLanguageKey))) ?? files[0];
  return {
    languageKey: checkerLanguageKey,
    convention: checkerConvention,
    code: main?.content ?? '',
    isSeveralFiles: files.length > 1,
  };
}

/** Typed cases are small, or the form had not taken them. */
function manualCases(store: FileStore, cases: readonly CaseFact[]): Promise<ManualCaseForm[]> {
  return Promise.all(
    cases.map(async ({ name, score, groupNumber, input, answer }) => {
      const [inputText, output] = await Promise.all([readText(store, input.sha256), readText(store, answer.sha256)]);
      return { name, score, groupNumber, input: inputText, output };
    }),
  );
}
