import { builder } from '../../core/builder.ts';
import type { Context } from '../../core/context.ts';
import { canSubmit } from '../../core/viewer.rule.ts';
import { statusOf, submitRefusal } from '../../place/contest/contest.rule.ts';
import { ifReadable, isReadable } from '../../problem/bank/opened-problem.ts';
import { DifficultyEnum } from '../../problem/bank/problem-enums.ts';
import { shownAuthor } from '../../problem/bank/shown-author.ts';
import { SolvableProblemInterface } from '../../problem/bank/solvable-problem.type.ts';
import { TagType } from '../../problem/bank/tag.type.ts';
import { FieldChangeType } from '../../problem/editing/revision.type.ts';
import { placeOf } from './contest-place.ts';
import { loadOwnStanding, loadProblemCounts, loadStatementRevision } from './contest-problem.loader.ts';
import { isAdmittedTo } from './contest.service.ts';
import { loadStatementChanges } from './statement-changes.service.ts';

/**
 * What would help to find a problem elsewhere, or tells how hard it is, is told to its readers once the contest is
 * over, and the viewer's own one too.
 */
async function ifTold<Value>(
  context: Context,
  problem: { readonly id: number },
  value: Value,
  hidden: Value,
): Promise<Value> {
  const { contest, virtual } = placeOf(problem).entered;
  const isOver = statusOf(contest, context.now) === 'ENDED' && !virtual?.isRunning;
  return isOver ? ifReadable(context, problem, value, hidden) : hidden;
}

export const ContestProblemObject = builder.prismaObject('Problem', {
  variant: 'ContestProblem',
  select: { id: true },
  interfaces: [SolvableProblemInterface],
  description:
    'A problem as its contest shows it: what solvers need, and nothing of the bank. ' +
    'Source, author, difficulty and tags are told after the end.',
  fields: (t) => ({
    id: t.int({
      resolve: (problem) => placeOf(problem).id,
      description: 'Of its place in the contest (contestProblemId).',
    }),
    problemId: t.exposeInt('id', { description: 'Of the problem in the bank.' }),
    contestId: t.int({ resolve: (problem) => placeOf(problem).entered.contest.id }),
    color: t.string({
      nullable: true,
      resolve: (problem) => placeOf(problem).color,
      description: 'Of its balloon, CSS.',
    }),
    acceptedCount: t.int({
      description:
        "Participants who solved it, as the viewer's scoreboard tells: before the freeze, while it is frozen.",
      resolve: async (problem, _args, context) => (await loadProblemCounts(context, placeOf(problem))).accepted,
    }),
    submittedCount: t.int({
      description: 'Participants who submitted something that counts: not those whose programs did not compile.',
      resolve: async (problem, _args, context) => (await loadProblemCounts(context, placeOf(problem))).submitted,
    }),
    viewerStatus: t.int({
      resolve: async (problem, _args, context) => (await loadOwnStanding(context, placeOf(problem))).status,
    }),
    viewerScore: t.int({
      nullable: true,
      resolve: async (problem, _args, context) => (await loadOwnStanding(context, placeOf(problem))).score,
    }),
    viewerCanSubmit: t.boolean({
      description: 'Do role, account and time let the viewer submit? A password may have to be given first.',
      resolve: (problem, _args, { viewer, now }) => {
        const { entered } = placeOf(problem);
        const refusal = submitRefusal(viewer, entered.contest, {
          now,
          isRegistered: entered.isRegistered,
          isVirtual: entered.virtual?.isRunning ?? false,
        });
        return canSubmit(viewer) && isAdmittedTo(viewer, entered) && (refusal === null || refusal === 'NOT_REGISTERED');
      },
    }),
    difficulty: t.field({
      type: DifficultyEnum,
      nullable: true,
      select: { difficulty: true },
      resolve: (problem, _args, context) => ifTold(context, problem, problem.difficulty, null),
    }),
    source: t.string({
      nullable: true,
      select: { source: true },
      resolve: (problem, _args, context) => ifTold(context, problem, problem.source, null),
    }),
    authorName: t.string({
      nullable: true,
      select: { authorName: true, isRemote: true, author: { select: { username: true } } },
      resolve: (problem, _args, context) => ifTold(context, problem, shownAuthor(problem), null),
    }),
    tags: t.field({
      type: [TagType],
      select: (_args, _context, nested) => ({
        tags: { select: { tag: nested(true) }, orderBy: { tag: { name: 'asc' } } },
      }),
      resolve: (problem, _args, context) =>
        ifTold(
          context,
          problem,
          problem.tags.map(({ tag }) => tag),
          [],
        ),
    }),
    statementRevision: t.int({
      description:
        'How often what contestants read of it was changed since the contest began; ' +
        '0: never, or the viewer may not read it.',
      resolve: async (problem, _args, context) =>
        (await isReadable(context, problem)) ? loadStatementRevision(context, placeOf(problem)) : 0,
    }),
    statementChanges: t.field({
      type: [FieldChangeType],
      description:
        'What contestants read of it now beside what they read when the contest began, by field; ' +
        'none where the viewer may not read it.',
      complexity: 20,
      resolve: async (problem, _args, context) =>
        (await isReadable(context, problem)) ? loadStatementChanges(context, placeOf(problem)) : [],
    }),
  }),
});
