import { message } from '../../../lib/intl/message.ts';
import type { RankPageQuery, RankTable_UserFragment } from './rank.generated.ts';

type Statistics = RankTable_UserFragment['statistics'];

/** A figure of a rank: a column of the table and a bar of the chart. */
export interface RankFigure {
  readonly key: keyof Pick<Statistics, 'solved' | 'submissions' | 'oiRankScore'>;
  readonly label: { readonly id: 'people.solved' | 'people.submissions' | 'people.oiScore' };
}

const solved = { key: 'solved', label: message({ id: 'people.solved' }) } as const;
const submissions = { key: 'submissions', label: message({ id: 'people.submissions' }) } as const;
const oiScore = { key: 'oiRankScore', label: message({ id: 'people.oiScore' }) } as const;

/** The ranks, with what each orders by first. */
export const ranks = {
  ACM: {
    path: '/acm-rank',
    title: message({ id: 'people.acmRank' }),
    rule: message({ id: 'people.acmRule' }),
    notRanked: message({ id: 'people.notRanked' }),
    figures: [solved, submissions],
  },
  OI: {
    path: '/oi-rank',
    title: message({ id: 'people.oiRank' }),
    rule: message({ id: 'people.oiRule' }),
    notRanked: message({ id: 'people.notRankedOi' }),
    figures: [oiScore, solved],
  },
} as const satisfies Record<string, { readonly figures: readonly RankFigure[]; readonly [other: string]: unknown }>;

/** As the API names it. */
export type RankKind = keyof typeof ranks;

/** Somebody in a rank. */
export type RankRow = RankPageQuery['rank']['items'][number];
