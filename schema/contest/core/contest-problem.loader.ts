import { Status } from '@verdict/judge/protocol/status.ts';
import type { Context } from '../../core/context.ts';
import { isSealedToRead } from '../../place/contest/contest.rule.ts';
import type { ContestPlace } from './contest-place.ts';
import { ownStandings, type OwnStanding } from './own-standing.service.ts';
import { problemCounts, type ProblemCounts } from './problem-counts.service.ts';
import { statementRevisions } from './statement-changes.service.ts';

/** What a contest knows of all its problems, asked for once however many of them are shown. */
const asked = new WeakMap<ContestPlace['entered'], Map<string, Promise<ReadonlyMap<number, unknown>>>>();

function once<Value extends { readonly contestProblemId: number }>(
  { entered, includesAfterEnd }: ContestPlace,
  what: string,
  load: () => Promise<readonly Value[]>,
): Promise<ReadonlyMap<number, Value>> {
  const own = asked.get(entered) ?? new Map<string, Promise<ReadonlyMap<number, unknown>>>();
  asked.set(entered, own);
  const key = `${what} ${includesAfterEnd}`;
  const known = own.get(key) ?? load().then((rows) => new Map(rows.map((row) => [row.contestProblemId, row])));
  own.set(key, known);
  // Stored under its own name by this function alone.
  return known as Promise<ReadonlyMap<number, Value>>;
}

/** Where the viewer stands with a problem of a contest. */
export async function loadOwnStanding(
  context: Context,
  place: ContestPlace,
): Promise<Omit<OwnStanding, 'contestProblemId'>> {
  const standings = await once(place, 'standings', () => ownStandings(context, place.entered, place));
  return standings.get(place.id) ?? { status: Status.NOT_SUBMITTED, score: null };
}

/**
 * How many are how far with a problem, as the viewer's scoreboard tells it: while that is frozen, whoever submitted
 * since has tried, and nobody solved. A virtual participant gets the counts of the same second of the contest.
 */
export async function loadProblemCounts(
  context: Context,
  place: ContestPlace,
): Promise<Omit<ProblemCounts, 'contestProblemId'>> {
  const { contest, virtual } = place.entered;
  const until = virtual?.isRunning ? secondOf(contest, virtual, context.now) : null;
  const frozenFrom = isSealedToRead(context.viewer, contest, context.now) ? contest.sealsAt : null;
  const counts = await once(place, 'counts', () =>
    problemCounts(context, contest, { includesAfterEnd: place.includesAfterEnd, until, frozenFrom }),
  );
  return counts.get(place.id) ?? { accepted: 0, submitted: 0 };
}

/** The moment of the contest that a virtual participant has come to; whole seconds, so that many share one read. */
function secondOf(contest: { readonly startsAt: Date }, virtual: { readonly startsAt: Date }, now: Date): Date {
  const secondMs = 1_000;
  const seconds = Math.floor((now.getTime() - virtual.startsAt.getTime()) / secondMs);
  return new Date(contest.startsAt.getTime() + seconds * secondMs);
}

/** How often the statement of a problem was changed since its contest began. */
export async function loadStatementRevision(context: Context, place: ContestPlace): Promise<number> {
  const revisions = await once(place, 'revisions', () => statementRevisions(context, place.entered.contest));
  return revisions.get(place.id)?.revision ?? 0;
}
