import type { NamedFile } from '@verdict/judge/protocol/task.ts';
import type { CheckerConvention } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { level } from '../../core/level.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import { isAdmin } from '../../core/viewer.rule.ts';
import { GroupNotFound } from '../../place/group.error.ts';
import { levelIn } from '../../place/place.rule.ts';
import { listLanguages } from '../../queue/language/language.service.ts';
import { mainFileName } from '../../queue/task/program-source.ts';
import { filesOf } from '../../queue/task/task-files.ts';
import { ProblemNotFound } from '../bank/problem.error.ts';
import { oneProblem } from '../bank/problem.service.ts';
import { CheckerLanguageNotAvailable, NotProblemStaff } from './checker.error.ts';
import { mayCompileChecker } from './checker.rule.ts';
import { requestCompile } from './compile-queue.service.ts';
import { judgeIncludesFor } from './program-includes.service.ts';

/** The language of checkers that run in an isolate. */
const isolateLanguage = 'javascript';

/** A checker or interactor with the texts beside it. */
export interface CheckerText {
  readonly convention: CheckerConvention;
  readonly languageKey: string;
  readonly code: string;
  /** Texts beside the code. */
  readonly files: readonly { readonly name: string; readonly content: string }[];
}

/** A checker or interactor to be tried. */
export interface CheckerDraft extends CheckerText {
  /** Problem it is for; null: one still to be made. */
  readonly problemId: number | null;
  /** Group in whose name it is compiled; null: in nobody's. */
  readonly groupId: number | null;
}

/**
 * Has a checker or interactor compiled as it would be for judging, unless that very content was compiled before.
 *
 * @returns the hash of the content, which names its compile.
 * @throws ProblemNotFound, GroupNotFound, NotProblemStaff, CheckerLanguageNotAvailable
 */
export async function compileChecker(context: Context, draft: CheckerDraft): Promise<string> {
  const problem = await placeOf(context, draft);
  return compileDraft(context, draft, problem === null ? [] : filesOf(problem.files, 'JUDGE_EXTRA'));
}

/**
 * The same for a checker with all its files, by somebody who may work on its problem.
 *
 * @throws CheckerLanguageNotAvailable
 */
export function compileOwnChecker(context: Context, draft: CheckerText): Promise<string> {
  return compileDraft(context, draft, []);
}

async function compileDraft(context: Context, draft: CheckerText, problemFiles: readonly NamedFile[]): Promise<string> {
  const { db, pubsub, viewer } = context;
  await checkLanguage(context, draft);
  const { languageKey, code, files, convention } = draft;
  const sources = [{ name: mainFileName(languageKey), content: code }, ...files];
  const program = { languageKey, sources, entryPoint: null };
  const brought = new Set(sources.map(({ name }) => name));
  const own = problemFiles.filter(({ name }) => !brought.has(name));
  const included = await judgeIncludesFor(db, { program, files: own });
  const content = { convention, program, files: [...own, ...included] };
  return db.$transaction((tx) =>
    requestCompile(tx, pubsub, { content, userId: userIdOrNull(viewer), queue: 'NORMAL' }),
  );
}

const problemSelect = {
  authorId: true,
  groupId: true,
  files: {
    where: { kind: 'JUDGE_EXTRA' },
    select: { kind: true, name: true, sha256: true, file: { select: { sizeBytes: true } } },
    orderBy: { name: 'asc' },
  },
} as const;

/** The problem the checker is for, when the viewer may work on it. */
async function placeOf(context: Context, { problemId, groupId }: CheckerDraft) {
  const { db, viewer } = context;
  if (groupId !== null) await checkGroup(context, groupId);
  const where = oneProblem(context, { id: problemId ?? 0 });
  const problem = problemId === null ? null : await db.problem.findFirst({ where, select: problemSelect });
  if (problemId !== null && problem === null) throw new ProblemNotFound();
  if (!mayCompileChecker(viewer, { problem, groupId })) throw new NotProblemStaff();
  return problem;
}

/** A hidden group exists for its members and the admins of the site only. @throws GroupNotFound */
async function checkGroup({ db, viewer }: Context, groupId: number): Promise<void> {
  const group = await db.group.findUnique({ where: { id: groupId }, select: { isVisible: true } });
  const isKnown = levelIn(viewer, groupId) > level.visitor || isAdmin(viewer);
  if (group === null || (!group.isVisible && !isKnown)) throw new GroupNotFound();
}

async function checkLanguage({ db, now }: Context, { convention, languageKey }: CheckerText): Promise<void> {
  const language = (await listLanguages(db, now)).find(({ key }) => key === languageKey);
  const isFit = convention === 'JAVASCRIPT' ? languageKey === isolateLanguage : language?.isChecker === true;
  if (language?.isAccepted !== true || !isFit) throw new CheckerLanguageNotAvailable(languageKey);
}
