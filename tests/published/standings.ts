import type { BoardRules, Outcome, Try } from '@verdict/schema/contest/scoreboard/board/board-rows.ts';
import { boardOf, rowOf } from '@verdict/schema/contest/scoreboard/board/board.ts';
import { parseXml } from '@verdict/schema/problem/package/xml.ts';
import { z } from 'zod';
import type { Comparison } from './published.types.ts';

const minuteMs = 60_000;
const view = { isSealed: false, includesAfterEnd: false, untilMs: null };

const run = z.object({
  '@accepted': z.string(),
  '@time': z.coerce.number(),
  '@outcome': z.string(),
  '@score': z.coerce.number(),
});
const session = z.object({
  '@party': z.string(),
  /** ACM only. */
  '@solved': z.coerce.number().optional(),
  '@penalty': z.coerce.number().optional(),
  /** OI only. */
  '@score': z.coerce.number().optional(),
  problem: z.array(z.object({ '@alias': z.string(), run: z.array(run).default([]) })),
});
const standings = z.object({
  standings: z.tuple([
    z.object({
      contest: z.tuple([z.object({ '@name': z.string(), '@length': z.coerce.number(), session: z.array(session) })]),
    }),
  ]),
});

/** What a try is to a board: of an ACM contest, all but a compile error and what was not judged costs. */
function outcomeOf({ '@accepted': accepted, '@outcome': outcome }: z.infer<typeof run>): Outcome {
  if (accepted === 'yes') return 'ACCEPTED';
  return ['compilation-error', 'undefined', 'fail', 'security-violation'].includes(outcome) ? 'FREE' : 'PENALISED';
}

/** Counts a board anew from its tries. */
export function compareStandings(text: string): Comparison {
  const {
    standings: [
      {
        contest: [{ '@name': name, '@length': lengthMs, session: sessions }],
      },
    ],
  } = standings.parse(parseXml(text));
  const isAcm = sessions[0]?.['@solved'] !== undefined;
  const rules: BoardRules = {
    type: isAcm ? 'ACM' : 'OI',
    lengthMs,
    penaltySeconds: 20 * 60,
    oiScoreRule: 'HIGHEST',
    sealMs: null,
  };
  const tried = (runs: readonly z.infer<typeof run>[]) =>
    runs.map((one, submissionId): Try => ({
      submissionId,
      atMs: isAcm ? Math.floor(one['@time'] / minuteMs) * minuteMs : one['@time'],
      outcome: outcomeOf(one),
      score: isAcm ? null : one['@score'],
      timeMs: null,
    }));
  const board = boardOf(
    sessions.map(({ problem }, id) =>
      rowOf(
        { id, isStar: false, tries: new Map(problem.map(({ run: runs }, index) => [index, tried(runs)])) },
        rules,
        view,
      ),
    ),
  );
  const differences = sessions.flatMap((theirs, place) => {
    const own = board.rows.find(({ participantId }) => participantId === place);
    const atPlace = board.rows[place];
    const said = isAcm ? `${theirs['@solved']} solved, ${theirs['@penalty']} minutes` : `${theirs['@score']} points`;
    const counted = isAcm ? `${own?.points} solved, ${(own?.time ?? 0) / 60} minutes` : `${own?.points} points`;
    const isOrdered = atPlace?.points === own?.points && (!isAcm || atPlace?.time === own?.time);
    return said === counted && isOrdered
      ? []
      : [`place ${place + 1} (${theirs['@party']}): ${said}; here ${counted}${isOrdered ? '' : ', at another place'}`];
  });
  return { name, rows: sessions.length, differences };
}
