import type { ProblemType } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Transaction } from '../../core/context.ts';
import type { DomainError, Sentence } from '../../core/errors.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import { tellContestsOfChange } from '../../place/contest/problem-change.ts';
import { publishProblemChange } from '../../place/contest/publish-problem-change.ts';
import { refuseTooManyProblems } from '../../place/group-quota.service.ts';
import { GroupNotFound } from '../../place/group.error.ts';
import { belongsTo, may } from '../../place/place.rule.ts';
import { listLanguages } from '../../queue/language/language.service.ts';
import { isPublishing, mayChangeVisibility } from '../bank/authoring.rule.ts';
import { DisplayIdTaken, isDisplayIdTaken, takeDisplayId } from '../bank/display-id.service.ts';
import { auditProblem } from '../bank/problem-audit.ts';
import { ProblemNotFound } from '../bank/problem.error.ts';
import { refuseEditing } from '../bank/refuse-editing.service.ts';
import { compileProblemChecker } from '../checker/problem-checker.service.ts';
import { checkPublishable } from '../jury-report/publish.service.ts';
import { requestJuryReport } from '../jury-report/request.service.ts';
import { markSamples } from '../test-data/mark-samples.service.ts';
import { useTestSet } from '../test-data/test-set.service.ts';
import { NotProblemMaker, ProblemChanged, PublishingForbidden } from './authoring.error.ts';
import { withScores } from './case-plan.ts';
import { isSameChecker, refuseUncompiled } from './checker-check.service.ts';
import { refuseFaults } from './fault.ts';
import { forgetDraft } from './forget-draft.service.ts';
import { displayIdInGroup, prefixFaults } from './group-display-id.ts';
import { planTests, type TestPlan } from './plan-tests.service.ts';
import { problemColumns } from './problem-columns.ts';
import { problemFaults } from './problem-faults.ts';
import { changedProblemFields, problemFields } from './problem-fields.ts';
import { problemForm, type ProblemForm } from './problem-form.service.ts';
import type { ProblemInput } from './problem-input.ts';
import { storeFormFiles, writeParts } from './problem-parts.service.ts';
import { keepRevision } from './revision.service.ts';
import { checkStatement } from './statement-check.service.ts';
import { formTests } from './test-groups.ts';

/*
 * How saving works: all that can be wrong is looked for first, and told at once; files go into the content store, which
 * is harmless if what follows fails; then one transaction writes everything, begun by taking the version. So a form is
 * saved whole or not at all, and of two who save at the same time the second is told.
 */

/** Longest the rows of a problem may take to write, in milliseconds; tens of thousands of cases fit. */
const transactionMs = 120_000;

/** A form to be saved over a version. */
export interface ProblemUpdate {
  readonly id: number;
  readonly version: number;
  readonly input: ProblemInput;
  /** Whoever publishes the problem knows that its report is not green. */
  readonly isReportAccepted: boolean;
}

/** A form that is to become a problem. */
export interface NewProblem {
  /** Null: on the site. */
  readonly groupId: number | null;
  /** In a group, the display id is what comes after the short name of the group. */
  readonly input: ProblemInput;
  /** When the draft was kept that the form is of; null: it is of none. */
  readonly draftSavedAt: Date | null;
}

/**
 * Makes a problem, and forgets the draft it was made from unless that has been typed on meanwhile.
 *
 * @throws GroupNotFound, NotProblemMaker, TooManyGroupProblems, InvalidInput
 */
export async function createProblem(
  context: Context,
  { groupId, input, draftSavedAt }: NewProblem,
): Promise<ProblemForm> {
  const { db, viewer } = context;
  if (groupId !== null && !belongsTo(viewer, groupId)) throw new GroupNotFound();
  if (!may(viewer, 'problem.create', { groupId, authorId: null })) throw new NotProblemMaker();
  if (groupId === null) return save(context, input, null, { draftSavedAt });
  const displayId = displayIdInGroup(await shortNameOf(db, groupId), input.displayId);
  return save(context, { ...input, displayId }, null, { draftSavedAt, groupId });
}

/** Super admins belong to every group, be there one or not. @throws GroupNotFound */
async function shortNameOf(db: Context['db'], groupId: number): Promise<string> {
  const group = await db.group.findFirst({ where: { id: groupId, disbandedAt: null }, select: { shortName: true } });
  if (group === null) throw new GroupNotFound();
  return group.shortName;
}

/**
 * Saves a problem over the version its form was opened with.
 *
 * @throws ProblemNotFound, ProblemEditForbidden, PublishingForbidden, ProblemChanged, JuryReportNotGreen,
 *   StatementMissing, InvalidInput
 */
export async function updateProblem(
  context: Context,
  { id, version, input, isReportAccepted }: ProblemUpdate,
): Promise<ProblemForm> {
  await refuseEditing(context, id);
  const stored = await problemForm(context, id);
  if (stored === null) throw new ProblemNotFound();
  if (!mayChangeVisibility(context.viewer, stored, input.visibility)) throw new PublishingForbidden();
  if (stored.version !== version) throw await changedSince(context.db, id);
  return save(context, input, stored, { isReportAccepted });
}

/** The failure of somebody whose form is older than what is stored. */
async function changedSince(db: Context['db'] | Transaction, id: number): Promise<DomainError> {
  const row = await db.problem.findUnique({
    where: { id },
    select: { version: true, updatedAt: true, modifier: { select: { username: true } } },
  });
  if (row === null) return new ProblemNotFound();
  return new ProblemChanged({
    modifierName: row.modifier?.username ?? null,
    changedAt: row.updatedAt,
    currentVersion: row.version,
  });
}

const typeOfContest: Sentence = {
  'zh-CN': '比赛中的题目与比赛的赛制相同。请先从比赛中移除该题目，再修改类型。',
  'en-US': 'A contest has the problem, and takes those of its own type only: take it out there first.',
};
const takenDisplayId: Sentence = {
  'zh-CN': '该题号已被使用。',
  'en-US': 'Another problem has this display id.',
};

interface SaveOptions {
  /** Of a new problem. */
  readonly groupId?: number | null;
  readonly isReportAccepted?: boolean;
  readonly draftSavedAt?: Date | null;
}

async function save(
  context: Context,
  sent: ProblemInput,
  stored: ProblemForm | null,
  { groupId = stored?.groupId ?? null, isReportAccepted = false, draftSavedAt = null }: SaveOptions,
): Promise<ProblemForm> {
  const { db, now, locale } = context;
  // A remote problem is solved in the languages of its judge, which its form does not choose.
  const ownLanguages = stored?.isRemote === true ? stored.languageKeys : null;
  const input = ownLanguages === null ? sent : { ...sent, languageKeys: ownLanguages };
  const languages = await listLanguages(db, now);
  const plan = await planTests(context, input, stored);
  const faults = problemFaults(input, {
    languageKeys: new Set([...languages.map(({ key }) => key), ...(ownLanguages ?? [])]),
    storedStatements: stored?.statements ?? [],
    isTestGroups: stored?.judgeCaseMode === 'TEST_GROUPS',
    isRemote: stored?.isRemote ?? false,
    cases: plan?.cases ?? null,
    hasStoredTests: (stored?.testSetId ?? null) !== null,
  });
  const displayId = input.displayId.trim();
  if (groupId !== null)
    faults.push(...prefixFaults(await shortNameOf(db, groupId), displayId, stored?.displayId ?? null));
  if (displayId !== stored?.displayId && (await isDisplayIdTaken(db, displayId, stored?.id ?? null)))
    faults.push({ path: 'displayId', sentence: takenDisplayId });
  if (stored !== null && input.type !== stored.type && (await isHeldToType(db, stored.id, input.type)))
    faults.push({ path: 'type', sentence: typeOfContest });
  refuseFaults(faults, locale);
  if (!isSameChecker(input, stored)) await refuseUncompiled(context, input);
  const files = await storeFormFiles(context.files, input, stored);
  try {
    const id = await db.$transaction(
      async (tx) => {
        if (stored === null && groupId !== null) await refuseTooManyProblems(context, tx, groupId);
        return write(context, tx, {
          input,
          stored,
          groupId,
          isReportAccepted,
          draftSavedAt,
          plan,
          files,
          allLanguages: languages.map(({ key }) => key),
        });
      },
      { timeout: transactionMs, maxWait: 30_000 },
    );
    const form = await problemForm(context, id);
    if (form === null) throw new Error('a problem is gone that was just saved');
    return form;
  } catch (error) {
    if (error instanceof DisplayIdTaken || isUniqueViolation(error))
      refuseFaults([{ path: 'displayId', sentence: takenDisplayId }], locale);
    throw error;
  }
}

/** Is a problem in a contest that could not have taken it as this type? */
async function isHeldToType(db: Context['db'], problemId: number, type: ProblemType): Promise<boolean> {
  return (await db.contestProblem.count({ where: { problemId, contest: { type: { not: type } } }, take: 1 })) > 0;
}

interface Writing {
  readonly input: ProblemInput;
  readonly stored: ProblemForm | null;
  readonly groupId: number | null;
  readonly isReportAccepted: boolean;
  readonly draftSavedAt: Date | null;
  readonly plan: TestPlan | null;
  readonly files: Awaited<ReturnType<typeof storeFormFiles>>;
  readonly allLanguages: readonly string[];
}

async function write(
  context: Context,
  tx: Transaction,
  { input, stored, groupId, isReportAccepted, draftSavedAt, plan, files, allLanguages }: Writing,
): Promise<number> {
  const userId = userIdOrNull(context.viewer);
  const cases = plan && withScores(plan.cases, input);
  // One that stands beside another of its letters, from before that was refused, may stay.
  if (input.displayId.trim() !== stored?.displayId) await takeDisplayId(tx, input.displayId.trim(), stored?.id ?? null);
  const columns = { ...problemColumns(input, { cases, stored, allLanguages }), modifierId: userId };
  const id =
    stored === null
      ? (await tx.problem.create({ data: { ...columns, groupId, authorId: userId }, select: { id: true } })).id
      : stored.id;
  if (stored !== null) {
    const { count } = await tx.problem.updateMany({
      where: { id, version: stored.version },
      data: { ...columns, version: { increment: 1 } },
    });
    if (count === 0) throw await changedSince(tx, id);
    await context.pubsub.publish('problem', { problemId: id }, tx);
    await keepRevision(tx, { problemId: id, userId: null, content: stored, isFirst: true });
  }
  await writeParts(tx, id, { input, files });
  if (plan !== null && cases !== null)
    await useTestSet(tx, id, formTests(cases, plan.groups, input.judgeCaseMode), { isManual: plan.isManual });
  await markSamples(tx, context.files, id);
  await compileProblemChecker(tx, context, id);
  await keepRevision(tx, { problemId: id, userId, content: input, isFirst: false });
  const changes =
    stored === null
      ? { after: problemFields(input) }
      : changedProblemFields(stored, input, {
          isTestDataChanged: plan !== null,
          isCheckerChanged: !isSameChecker(input, stored),
        });
  await auditProblem(context, tx, id, { action: stored === null ? 'problem.create' : 'problem.edit', ...changes });
  if (stored !== null) {
    await publishProblemChange(tx, context.pubsub, id);
    await tellContestsOfChange(tx, context.pubsub, { problemId: id, changedById: userId, now: context.now });
  }
  const reportId = await requestJuryReport(tx, context.pubsub, { problemId: id, requestedById: userId });
  if (isPublishing(stored ?? { visibility: 'PRIVATE' }, input)) await checkStatement(tx, id);
  if (stored !== null && isPublishing(stored, input) && !isReportAccepted)
    await checkPublishable(tx, { problemId: id, isJustChanged: reportId !== null });
  if (plan !== null && plan.uploadId !== null) await tx.upload.deleteMany({ where: { id: plan.uploadId } });
  if (stored !== null) await forgetDraft(tx, context.viewer, { problemId: id });
  else if (draftSavedAt !== null) await forgetDraft(tx, context.viewer, { problemId: null, savedAt: draftSavedAt });
  return id;
}
