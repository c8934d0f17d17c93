import type { BoardRules, BoardView } from './board-rows.ts';

/** In ms. */
export const minute = 60_000;
/** An ACM contest of five hours that freezes an hour before its end. */
export const acm: BoardRules = {
  type: 'ACM',
  lengthMs: 300 * minute,
  penaltySeconds: 1_200,
  oiScoreRule: 'RECENT',
  sealMs: 240 * minute,
};
export const oi: BoardRules = { ...acm, type: 'OI' };
/** Everything within the contest. */
export const all: BoardView = { isSealed: false, includesAfterEnd: false, untilMs: null };
export const sealed: BoardView = { ...all, isSealed: true };
