import { awardCuts, awardsOf } from '@verdict/schema/contest/scoreboard/board/award.ts';
import type { BoardRules, Outcome, Try } from '@verdict/schema/contest/scoreboard/board/board-rows.ts';
import { boardOf, rowOf, type Board } from '@verdict/schema/contest/scoreboard/board/board.ts';
import { z } from 'zod';
import type { Comparison } from './published.types.ts';

/*
 * Boards in the Standard Ranklist format, as the collection of ICPC and CCPC contests at RankLand has them. Where the
 * organisers counted whole minutes (`timePrecision`), tries are given to the board as the minutes they fell in.
 */

const unitMs = { ms: 1, s: 1_000, min: 60_000, h: 3_600_000 } as const;
const view = { isSealed: false, includesAfterEnd: false, untilMs: null };

const span = z.tuple([z.number(), z.enum(['ms', 's', 'min', 'h'])]).transform(([count, unit]) => count * unitMs[unit]);
const status = z.object({
  result: z.string().nullable(),
  time: span.optional(),
  tries: z.number().optional(),
  solutions: z.array(z.object({ result: z.string().nullable(), time: span })).optional(),
});
type Status = z.infer<typeof status>;
const ranklist = z.object({
  contest: z.object({
    title: z.union([z.string(), z.object({ fallback: z.string() }).transform(({ fallback }) => fallback)]),
    duration: span,
  }),
  series: z
    .array(
      z.object({
        rule: z
          .object({
            preset: z.string(),
            options: z.object({ count: z.object({ value: z.array(z.number()) }).optional() }).optional(),
          })
          .optional(),
      }),
    )
    .optional(),
  sorter: z.object({
    algorithm: z.literal('ICPC'),
    config: z.object({
      penalty: span,
      timePrecision: z.enum(['ms', 's', 'min', 'h']).default('ms'),
      noPenaltyResults: z.array(z.string().nullable()).default(['FB', 'AC', '?', 'CE', 'UKE', null]),
    }),
  }),
  rows: z.array(
    z.object({
      user: z.object({
        name: z.union([z.string(), z.object({ fallback: z.string() }).transform(({ fallback }) => fallback)]),
        official: z.boolean().optional(),
      }),
      score: z.object({ value: z.number(), time: span.optional() }),
      statuses: z.array(status),
    }),
  ),
});
type Ranklist = z.infer<typeof ranklist>;

const isAccepted = (result: string | null) => result === 'AC' || result === 'FB';

/** Tries at one problem: as they are told, or as many as were counted before the accepted one. */
function triesOf({ result, time, tries = 0, solutions }: Status, { sorter: { config } }: Ranklist): Try[] {
  const precisionMs = unitMs[config.timePrecision];
  const outcomeOf = (one: string | null): Outcome =>
    isAccepted(one) ? 'ACCEPTED' : config.noPenaltyResults.includes(one) ? 'FREE' : 'PENALISED';
  const accepted = isAccepted(result) && time !== undefined ? [{ result, time }] : [];
  const counted = Array.from({ length: Math.max(0, tries - accepted.length) }, () => ({ result: 'RJ', time: 0 }));
  return (solutions ?? [...counted, ...accepted]).map((one, submissionId) => ({
    submissionId,
    atMs: Math.floor(one.time / precisionMs) * precisionMs,
    outcome: outcomeOf(one.result),
    score: null,
    timeMs: null,
  }));
}

/** Counts a board anew from its tries, with its medals and who was first. */
export function compareRanklist(text: string): Comparison {
  const list = ranklist.parse(JSON.parse(text));
  const {
    contest,
    sorter: { config },
  } = list;
  const rules: BoardRules = {
    type: 'ACM',
    lengthMs: contest.duration,
    penaltySeconds: config.penalty / 1_000,
    oiScoreRule: 'RECENT',
    sealMs: null,
  };
  const board = boardOf(
    list.rows.map(({ user, statuses }, id) =>
      rowOf(
        {
          id,
          isStar: user.official === false,
          tries: new Map(statuses.map((one, problem) => [problem, triesOf(one, list)])),
        },
        rules,
        view,
      ),
    ),
  );
  return {
    name: contest.title,
    rows: list.rows.length,
    differences: [
      ...standingDifferences(list, board),
      ...firstDifferences(list, board),
      ...medalDifferences(list, board),
    ],
  };
}

function standingDifferences({ rows, sorter: { config } }: Ranklist, board: Board): string[] {
  const precision = unitMs[config.timePrecision] / 1_000;
  return rows.flatMap(({ user, score }, place) => {
    const own = board.rows.find(({ participantId }) => participantId === place);
    const atPlace = board.rows[place];
    const said = `${score.value} solved, ${Math.floor((score.time ?? 0) / 1_000 / precision) * precision} s`;
    const counted = `${own?.points} solved, ${own?.time} s`;
    const isOrdered = atPlace?.points === own?.points && atPlace?.time === own?.time;
    return said === counted && isOrdered
      ? []
      : [`place ${place + 1} (${user.name}): ${said}; here ${counted}${isOrdered ? '' : ', at another place'}`];
  });
}

/** Whoever is told to be the first to solve a problem is the first here. */
function firstDifferences({ rows }: Ranklist, board: Board): string[] {
  return rows.flatMap(({ user, statuses }, place) =>
    statuses.flatMap(({ result }, problem) => {
      const cell = board.rows.find(({ participantId }) => participantId === place)?.cells.get(problem);
      const second = cell !== undefined && 'acceptedSecond' in cell ? cell.acceptedSecond : null;
      return result !== 'FB' || user.official === false || second === board.firstSeconds.get(problem)
        ? []
        : [
            `${user.name} was first at problem ${problem + 1} after ${second} s; ` +
              `here the first took ${board.firstSeconds.get(problem)} s`,
          ];
    }),
  );
}

/** So many of each medal as were given, unless rows tie at a cut. */
function medalDifferences({ series = [] }: Ranklist, { rows }: Board): string[] {
  const sizes = series.find(({ rule }) => rule?.preset === 'ICPC')?.rule?.options?.count?.value ?? [];
  const ranks = rows.map(({ rank }) => rank);
  const cuts = awardCuts(0, 'NUMBER', sizes);
  const won = awardsOf(rows, ranks, cuts);
  const isTied = cuts.some((cut) => ranks.filter((rank) => rank > 0 && rank <= cut).length > cut);
  return sizes.flatMap((size, award) => {
    const given = won.filter((one) => one === award).length;
    return isTied || given === size ? [] : [`${size} rows were given medal ${award + 1}; here ${given}`];
  });
}
