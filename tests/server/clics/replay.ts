import type { FeedReader } from './feed-reader.ts';

/*
 * The board as a tool makes it of the feed alone, by the words of the specification and none of our code.
 */

interface Attempt {
  readonly second: number;
  /** Null: pending, or not told before the thaw. */
  readonly type: string | null;
}

/**
 * Rows of a pass-fail board, the best first, each with what it has at each problem.
 *
 * @param seesAll the jury's board is not frozen.
 */
export function replayBoard(reader: FeedReader, { seesAll }: { readonly seesAll: boolean }) {
  const [contest] = reader.list('contest');
  const [state] = reader.list('state');
  const types = new Map(reader.list('judgement-types').map((one) => [one['id'], one]));
  const penaltySeconds = Number(contest?.['penalty_time']) * 60;
  const isFrozen = !seesAll && typeof state?.['frozen'] === 'string' && typeof state['thawed'] !== 'string';
  const freeze = secondsOf(contest?.['duration']) - secondsOf(contest?.['scoreboard_freeze_duration'] ?? '0:00:00.000');
  const verdicts = new Map(
    reader.list('judgements').map((one) => [one['submission_id'], String(one['judgement_type_id'])]),
  );
  const submissions = reader
    .list('submissions')
    .map((one) => ({ ...one, second: secondsOf(one['contest_time']) }))
    .toSorted((a, b) => a.second - b.second);
  const rows = reader
    .list('teams')
    .filter((team) => team['hidden'] !== true)
    .map((team) => {
      const problems = reader
        .list('problems')
        .toSorted((a, b) => Number(a['ordinal']) - Number(b['ordinal']))
        .map((problem) => {
          const own = submissions.filter(
            (one) =>
              'team_id' in one &&
              one['team_id'] === team['id'] &&
              'problem_id' in one &&
              one['problem_id'] === problem['id'],
          );
          const attempts = own.map((one): Attempt => ({
            second: one.second,
            type: isFrozen && one.second >= freeze ? null : (verdicts.get('id' in one ? one['id'] : '') ?? null),
          }));
          return { problem_id: problem['id'], ...resultOf(attempts, types) };
        });
      const solved = problems.filter((one) => one.solvedAt !== null);
      const time = solved.reduce((sum, { solvedAt, failed }) => sum + (solvedAt ?? 0) + failed * penaltySeconds, 0);
      return { team_id: team['id'], solved: solved.length, time, problems };
    });
  const better = (a: (typeof rows)[number], b: (typeof rows)[number]) => b.solved - a.solved || a.time - b.time;
  return rows.toSorted(better).map((row) => ({
    rank: 1 + rows.filter((other) => better(other, row) < 0).length,
    team_id: row.team_id,
    num_solved: row.solved,
    total_time: Math.floor(row.time / 60),
    problems: row.problems.map(({ problem_id, solvedAt, failed, pending }) => ({
      problem_id,
      num_judged: failed + (solvedAt === null ? 0 : 1),
      num_pending: pending,
      solved: solvedAt !== null,
      ...(solvedAt === null ? {} : { time: Math.floor(solvedAt / 60) }),
    })),
  }));
}

function resultOf(attempts: readonly Attempt[], types: ReadonlyMap<unknown, Record<string, unknown>>) {
  const solvedAt = attempts.findIndex(({ type }) => types.get(type)?.['solved'] === true);
  const counting = solvedAt === -1 ? attempts : attempts.slice(0, solvedAt);
  return {
    solvedAt: solvedAt === -1 ? null : Math.floor(attempts[solvedAt]?.second ?? 0),
    failed: counting.filter(({ type }) => types.get(type)?.['penalty'] === true).length,
    pending: counting.filter(({ type }) => type === null).length,
  };
}

function secondsOf(time: unknown): number {
  const [hours = 0, minutes = 0, seconds = 0] = String(time).split(':').map(Number);
  return hours * 3_600 + minutes * 60 + seconds;
}
