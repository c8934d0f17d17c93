import type { Context } from '../../core/context.ts';
import { loadLanguages } from '../../queue/language/language.loader.ts';
import { listContestAnnouncements } from '../announcement/contest-announcement.service.ts';
import { listClarifications } from '../clarification/clarification.service.ts';
import type { BoardState } from '../scoreboard/boards.ts';
import { awardObjects } from './award-object.ts';
import { announcementObjects, clarificationObjects } from './clarification-object.ts';
import type { ClicsObject, CollectionType } from './clics-object.ts';
import { judgementTypes } from './judgement-type.ts';
import { languageObjects } from './language-object.ts';
import type { Look } from './look.service.ts';
import { problemObjects, type ProblemFacts } from './problem-object.ts';
import type { LoggedSubmission } from './submission-data.service.ts';
import { showSubmission } from './submission-object.ts';
import { accountObjects, groupObjects, organizationObjects, teamObjects } from './team-object.ts';

/** Messages of a contest that are told; more than any contest has. */
const mostMessages = 5_000;

/** What objects of a contest are made of, as it is stored now. */
export interface Sources {
  readonly look: Look;
  /** Null: nothing of it is told yet. */
  readonly board: BoardState | null;
  readonly submissions: ReadonlyMap<number, LoggedSubmission>;
}

/** Reads what was submitted before the board, so that every submission's team is on it. */
export async function readSources(
  { submissionLogs, boards }: Pick<Context, 'submissionLogs' | 'boards'>,
  look: Look,
): Promise<Sources> {
  if (!look.hasBegun || look.depth === 'ANNOUNCED') return { look, board: null, submissions: new Map() };
  const submissions = await submissionLogs.read(look.contest.id);
  return { look, submissions, board: await boards.read(look.contest.id, look.view) };
}

type Reader = (context: Context, sources: Sources) => readonly ClicsObject[] | Promise<readonly ClicsObject[]>;

const readers: Readonly<Record<Exclude<CollectionType, 'submissions' | 'judgements'>, Reader>> = {
  'judgement-types': (_context, { look }) => judgementTypes(look.contest.type),
  languages: async (context, { look, submissions }) =>
    languageObjects(await loadLanguages(context), look, submissions.values()),
  problems: async ({ db }, { look }) =>
    look.hasBegun ? problemObjects(look.contest, await loadProblemFacts(db, look), look) : [],
  groups: () => groupObjects,
  organizations: (_context, { board }) => organizationObjects(board?.rows ?? []),
  teams: (_context, { board }) => teamObjects(board?.rows ?? []),
  accounts: ({ viewer }, { look, board }) =>
    accountObjects(board?.rows ?? [], look, viewer.kind === 'user' ? viewer.username : null),
  clarifications: async (context, { look, board }) => {
    if (!look.hasBegun) return [];
    const request = { contestId: look.contest.id, page: { page: 1, size: mostMessages } };
    const [announcements, questions] = await Promise.all([
      listContestAnnouncements(context, request),
      listClarifications(context, { ...request, onlyOpen: false }),
    ]);
    return [
      ...announcementObjects(announcements.items, look.contest),
      ...clarificationObjects(questions.items, look.contest, board?.rows ?? []),
    ];
  },
  awards: (_context, { look, board, submissions }) =>
    board === null ? [] : awardObjects(look, board, submissions.values()),
};

/** A collection of a contest, whole. Whether the viewer may ask for it is looked at before. */
export async function readCollection(
  context: Context,
  sources: Sources,
  type: CollectionType,
): Promise<readonly ClicsObject[]> {
  const { look, submissions } = sources;
  if (type === 'submissions') return [...submissions.values()].map((one) => showSubmission(one, look).submission);
  if (type === 'judgements')
    return [...submissions.values()].flatMap((one) => showSubmission(one, look).judgement ?? []);
  return readers[type](context, sources);
}

async function loadProblemFacts(db: Context['db'], { contest }: Look): Promise<Map<number, ProblemFacts>> {
  const rows = await db.problem.findMany({
    where: { id: { in: contest.problems.map(({ problemId }) => problemId) } },
    select: {
      id: true,
      timeLimitMs: true,
      totalScore: true,
      testSet: { select: { _count: { select: { cases: true } } } },
    },
  });
  return new Map(rows.map(({ testSet, ...row }) => [row.id, { ...row, caseCount: testSet?._count.cases ?? 0 }]));
}
