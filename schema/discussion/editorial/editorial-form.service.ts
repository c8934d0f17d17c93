import type { Disclosure } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { visibleContests } from '../../place/contest/contest.rule.ts';
import { titleIn, titleSelect } from '../../problem/bank/problem-title.ts';
import { checkKeeps } from '../../problem/jury-report/problem-keeping.service.ts';
import { loadCode, type EditorialCode } from './code.loader.ts';
import type { EditorialText } from './translation.loader.ts';

/** A contest at whose end an editorial may be published. */
interface PublishingContest {
  readonly id: number;
  /** Null: the viewer does not see the contest. */
  readonly title: string | null;
  readonly endsAt: Date;
}

/** An editorial as its keepers change it. */
export interface EditorialForm {
  readonly problemId: number;
  readonly displayId: string;
  readonly title: string;
  /** Null: there is none yet. */
  readonly version: number | null;
  readonly disclosure: Disclosure;
  readonly publishesAt: Date | null;
  readonly publishesAfterId: number | null;
  readonly translations: readonly EditorialText[];
  readonly solutionNames: readonly string[];
  readonly solutions: readonly EditorialCode[];
  readonly contests: readonly PublishingContest[];
}

/** What a keeper of a problem changes of its editorial. @throws ProblemNotFound, NotProblemStaff */
export async function readForm(context: Context, problemId: number): Promise<EditorialForm> {
  await checkKeeps(context, problemId);
  const { db, locale } = context;
  const [problem, solutions] = await Promise.all([
    db.problem.findUniqueOrThrow({
      where: { id: problemId },
      select: {
        displayId: true,
        ...titleSelect,
        editorial: { include: { translations: { orderBy: { language: 'asc' } } } },
      },
    }),
    loadCode(context, problemId),
  ]);
  const { editorial } = problem;
  return {
    problemId,
    displayId: problem.displayId,
    title: titleIn(problem, locale),
    version: editorial?.version ?? null,
    disclosure: editorial?.disclosure ?? 'ALL',
    publishesAt: editorial?.publishesAt ?? null,
    publishesAfterId: editorial?.publishesAfterId ?? null,
    translations: editorial?.translations ?? [],
    solutionNames: editorial?.solutionNames ?? [],
    solutions,
    contests: await contestsOf(context, problemId, editorial?.publishesAfterId ?? null),
  };
}

/** Contests with the problem that the viewer sees, and the one that was chosen; the last to end first. */
async function contestsOf(
  { db, viewer }: Context,
  problemId: number,
  chosenId: number | null,
): Promise<PublishingContest[]> {
  const select = { id: true, title: true, endsAt: true } as const;
  const seen = await db.contest.findMany({
    where: { AND: [visibleContests(viewer), { problems: { some: { problemId } } }] },
    orderBy: [{ endsAt: 'desc' }, { id: 'desc' }],
    take: maxContests,
    select,
  });
  if (chosenId === null || seen.some(({ id }) => id === chosenId)) return seen;
  const chosen = await db.contest.findUniqueOrThrow({ where: { id: chosenId }, select });
  const isSeen = (await db.contest.count({ where: { AND: [{ id: chosenId }, visibleContests(viewer)] } })) > 0;
  return [...seen, { ...chosen, title: isSeen ? chosen.title : null }];
}

/** Contests that are offered. */
const maxContests = 50;
