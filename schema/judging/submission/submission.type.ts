import { Status } from '@verdict/judge/protocol/status.ts';
import { builder } from '../../core/builder.ts';
import type { Context } from '../../core/context.ts';
import { atThisMoment } from '../../core/this-moment.ts';
import { isContestAdmin } from '../../place/contest/contest.rule.ts';
import { placedSelect } from '../../place/place.rule.ts';
import { namedTitle, titlesSelect } from '../../problem/bank/named-title.ts';
import { openProblem } from '../../problem/bank/opened-problem.ts';
import { ProblemObject } from '../../problem/bank/problem.type.ts';
import { loadLanguage } from '../../queue/language/language.loader.ts';
import { LanguageType } from '../../queue/language/language.type.ts';
import { compileMessageFor } from '../../queue/task/compile-message.ts';
import { judgingFailed } from '../../queue/task/judging-failed.ts';
import { caseView, groupViews, type CaseRow } from './case-view.ts';
import { codeTerms } from './code-terms.service.ts';
import { progressOf, progressSelect, type Progress } from './progress.service.ts';
import { remoteSubmissions } from './remote-submissions.ts';
import { CaseResultType, GroupResultType } from './submission-parts.type.ts';
import {
  canResubmit,
  canSeeCases,
  canSeeCauses,
  canSeeCode,
  canSeeJuryNotes,
  canShare,
  disclosureSelect,
  isResultUnknown,
  isShareable,
  visibleSubmissions,
  type Disclosure,
} from './submission.rule.ts';

/** Filled in below: it answers the submission, which answers it. */
export const SubmissionProgressType = builder.objectRef<Progress>('SubmissionProgress');

/** All that a submission's case results are shown from. */
const casesSelect = {
  ...disclosureSelect,
  caseResults: {
    orderBy: { position: 'asc' },
    select: {
      submissionId: true,
      position: true,
      testCaseId: true,
      groupName: true,
      status: true,
      timeMs: true,
      memoryKb: true,
      score: true,
      message: true,
      judgeMessage: true,
      runsMs: true,
      testCase: { select: { name: true, isSample: true } },
    },
  },
} as const;

/** What of a verdict may be told; null while the result is unknown to the viewer. */
function toldOf<S extends Disclosure, K extends keyof S>(
  { viewer, now }: Pick<Context, 'viewer' | 'now'>,
  submission: S,
  key: K,
): S[K] | null {
  return isResultUnknown(viewer, submission, now) ? null : submission[key];
}

/** Why a remote judge has no result, in words, for those who may see the code; null: for no reason of its own. */
async function remoteFailure(context: Context, submission: Disclosure): Promise<string | null> {
  const { id, status } = submission;
  if (status !== Status.SUBMITTED_FAILED && status !== Status.SYSTEM_ERROR) return null;
  if (!canSeeCode(context.viewer, submission, await codeTerms(context, submission))) return null;
  return remoteSubmissions().failureOf(context, id);
}

/** Results of cases as the viewer may see them; null when hidden. */
function casesFor(
  { viewer, now }: Pick<Context, 'viewer' | 'now'>,
  submission: Disclosure & { readonly caseResults: readonly CaseRow[] },
) {
  if (!canSeeCases(viewer, submission, now)) return null;
  const hasJuryNotes = canSeeJuryNotes(viewer, submission, now);
  return submission.caseResults.map((row) => caseView(row, hasJuryNotes));
}

export const SubmissionObject = builder.prismaObject('Submission', {
  select: { id: true },
  description: 'A submitted program and what became of it.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    problem: t.field({
      type: ProblemObject,
      description: 'Until a contest is over its problems have the names they have there.',
      select: (_args, _context, nested) => ({
        problem: nested(true),
        contest: { select: { endsAt: true, ...placedSelect } },
        contestProblem: { select: { displayId: true, displayTitle: true } },
      }),
      resolve: ({ problem, contest, contestProblem }, _args, { viewer, now }) => {
        const isNamed =
          contest !== null && contestProblem !== null && now < contest.endsAt && !isContestAdmin(viewer, contest);
        return isNamed
          ? openProblem(problem, {
              displayId: contestProblem.displayId,
              title: contestProblem.displayTitle,
              isReadable: false,
            })
          : problem;
      },
    }),
    user: t.relation('user'),
    language: t.field({
      type: LanguageType,
      select: { languageKey: true },
      resolve: ({ languageKey }, _args, context) => loadLanguage(context, languageKey),
    }),
    languageName: t.string({
      select: { languageKey: true },
      resolve: async ({ languageKey }, _args, context) => (await loadLanguage(context, languageKey)).name,
    }),
    status: t.int({
      description:
        `Specification status code; ${Status.SUBMITTED_UNKNOWN_RESULT} while a sealed OI contest ` +
        'does not tell the result.',
      select: { ...disclosureSelect, status: true },
      resolve: (submission, _args, context) => toldOf(context, submission, 'status') ?? Status.SUBMITTED_UNKNOWN_RESULT,
    }),
    score: t.int({
      nullable: true,
      select: { ...disclosureSelect, score: true },
      resolve: (submission, _args, context) => toldOf(context, submission, 'score'),
    }),
    totalScore: t.int({
      nullable: true,
      description: 'Full score when it was judged; null for ACM.',
      select: { ...disclosureSelect, totalScore: true },
      resolve: (submission, _args, context) => toldOf(context, submission, 'totalScore'),
    }),
    oiRankScore: t.int({
      nullable: true,
      select: { ...disclosureSelect, oiRankScore: true },
      resolve: (submission, _args, context) => toldOf(context, submission, 'oiRankScore'),
    }),
    timeMs: t.int({
      nullable: true,
      description: 'Most CPU time over the cases.',
      select: { ...disclosureSelect, timeMs: true },
      resolve: (submission, _args, context) => toldOf(context, submission, 'timeMs'),
    }),
    memoryKb: t.int({
      nullable: true,
      description: 'Most memory over the cases.',
      select: { ...disclosureSelect, memoryKb: true },
      resolve: (submission, _args, context) => toldOf(context, submission, 'memoryKb'),
    }),
    lengthBytes: t.exposeInt('lengthBytes', { description: 'Of the code.' }),
    submittedAt: t.expose('submittedAt', { type: 'DateTime' }),
    judgedAt: t.field({
      type: 'DateTime',
      nullable: true,
      select: { ...disclosureSelect, judgedAt: true },
      resolve: (submission, _args, context) => toldOf(context, submission, 'judgedAt'),
    }),
    updatedAt: t.field({
      type: 'DateTime',
      select: { ...disclosureSelect, updatedAt: true, submittedAt: true },
      resolve: (submission, _args, context) => toldOf(context, submission, 'updatedAt') ?? submission.submittedAt,
    }),
    isManual: t.boolean({
      description: 'Was the verdict corrected by hand?',
      select: { ...disclosureSelect, isManual: true },
      resolve: (submission, _args, context) => toldOf(context, submission, 'isManual') ?? false,
    }),
    isShared: t.exposeBoolean('isShared'),
    judgeName: t.string({
      nullable: true,
      select: { ...disclosureSelect, judgeName: true },
      resolve: (submission, _args, context) => toldOf(context, submission, 'judgeName'),
    }),
    version: t.int({
      description: 'Grows with each verdict; 0 before the first.',
      select: { ...disclosureSelect, version: true },
      resolve: (submission, _args, context) => toldOf(context, submission, 'version') ?? 0,
    }),
    contestId: t.exposeInt('contestId', { nullable: true }),
    contestProblemId: t.exposeInt('contestProblemId', { nullable: true }),
    contestProblemDisplayId: t.string({
      nullable: true,
      description: 'Letter or number of the problem in the contest.',
      select: { contestProblem: { select: { displayId: true } } },
      resolve: ({ contestProblem }) => contestProblem?.displayId ?? null,
    }),
    contestProblemTitle: t.string({
      nullable: true,
      description: 'Title of the problem in the contest.',
      select: { contestProblem: { select: { displayTitle: true, problem: { select: titlesSelect } } } },
      resolve: ({ contestProblem: named }, _args, { locale }) =>
        named === null ? null : namedTitle(named.problem, named.displayTitle, locale),
    }),
    groupId: t.exposeInt('groupId', { nullable: true }),
    code: t.string({
      nullable: true,
      description: 'Null when the viewer may not see it.',
      select: { ...disclosureSelect, code: true },
      resolve: async (submission, _args, context) =>
        canSeeCode(context.viewer, submission, await codeTerms(context, submission)) ? submission.code : null,
    }),
    message: t.string({
      nullable: true,
      description: "Compiler's message, for those who may see the code; why judging failed, in full for admins.",
      select: { ...disclosureSelect, message: true },
      resolve: async (submission, _args, context) => {
        const { viewer, locale, now } = context;
        if (isResultUnknown(viewer, submission, now)) return null;
        const failure = await remoteFailure(context, submission);
        if (failure !== null) return failure;
        if (submission.status === Status.SYSTEM_ERROR)
          return canSeeCauses(viewer, submission, now) ? submission.message : judgingFailed[locale];
        const { message } = submission;
        return message !== null && canSeeCode(viewer, submission, await codeTerms(context, submission))
          ? compileMessageFor(locale, message)
          : null;
      },
    }),
    viewerCanShare: t.boolean({
      description: 'May the viewer share the code with all?',
      select: disclosureSelect,
      resolve: (submission, _args, { viewer }) => canShare(viewer, submission) && isShareable(submission),
    }),
    viewerCanResubmit: t.boolean({
      description: 'May the viewer send it again? Only what could not be sent to its judge, and only its submitter.',
      select: { ...disclosureSelect, problem: { select: { ...disclosureSelect.problem.select, isRemote: true } } },
      resolve: (submission, _args, { viewer, now }) => canResubmit(viewer, submission, now),
    }),
    cases: t.field({
      type: [CaseResultType],
      nullable: true,
      description: 'Null when hidden from the viewer; empty before judging.',
      select: casesSelect,
      resolve: (submission, _args, context) => casesFor(context, submission),
    }),
    groups: t.field({
      type: [GroupResultType],
      nullable: true,
      description: 'Null when hidden from the viewer; empty where groups have no scores of their own.',
      select: { ...casesSelect, groupResults: { orderBy: { position: 'asc' } } },
      resolve: (submission, _args, context) => {
        const cases = casesFor(context, submission);
        return cases && groupViews(submission.groupResults, cases);
      },
    }),
    progress: t.field({
      type: SubmissionProgressType,
      select: progressSelect,
      resolve: (submission, _args, context) => progressOf(context, submission),
    }),
  }),
});

SubmissionProgressType.implement({
  description: 'How far the judging of a submission is.',
  fields: (t) => ({
    submissionId: t.exposeInt('submissionId'),
    status: t.exposeInt('status', { description: 'Specification status code.' }),
    queuePosition: t.exposeInt('queuePosition', {
      nullable: true,
      description: 'How many waiting tasks come before it; null unless waiting.',
    }),
    expectedWaitSeconds: t.exposeInt('expectedWaitSeconds', {
      nullable: true,
      description: 'Until a judge takes it, as far as that can be reckoned; null unless waiting for a live judge.',
    }),
    casesDone: t.exposeInt('casesDone'),
    casesTotal: t.exposeInt('casesTotal', {
      description: '0 until the judge has told, and where the viewer may not see results of cases.',
    }),
    submission: t.prismaField({
      type: SubmissionObject,
      resolve: (query, { submissionId }, _args, context) => {
        const { db, viewer, now } = atThisMoment(context);
        return db.submission.findFirstOrThrow({
          ...query,
          where: { AND: [{ id: submissionId }, visibleSubmissions(viewer, now)] },
        });
      },
    }),
  }),
});
