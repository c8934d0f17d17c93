import { domainError, type Sentence } from '../../core/errors.ts';

/** Why a contest cannot be rated now. */
export type RatingRefusal = 'NOT_ENDED' | 'SEALED' | 'OF_GROUP' | 'TOO_FEW' | 'UNJUDGED';

const refused = {
  NOT_ENDED: {
    'zh-CN': '比赛尚未结束，结束后才能计算积分。',
    'en-US': 'The contest has not ended yet; it can be rated after its end.',
  },
  SEALED: {
    'zh-CN': '比赛仍处于封榜状态，解除封榜后才能计算积分。',
    'en-US': 'The scoreboard is still frozen; unfreeze it before the contest is rated.',
  },
  OF_GROUP: { 'zh-CN': '团队内的比赛不计算积分。', 'en-US': 'Contests of groups are not rated.' },
  TOO_FEW: {
    'zh-CN': '至少需要两名提交过的个人参赛者才能计算积分。',
    'en-US': 'At least two people must have submitted something for a contest to be rated.',
  },
  UNJUDGED: {
    'zh-CN': '仍有按时提交的程序尚未评测完成，全部评测完成后才能计算积分。',
    'en-US':
      'Programs that were submitted in time are still being judged; ' +
      'the contest can be rated once they all have a verdict.',
  },
} as const satisfies Record<RatingRefusal, Sentence>;

export const ContestNotRatable = domainError('CONTEST_NOT_RATABLE', {
  description:
    'The contest cannot be rated now: it goes on, is sealed, is of a group, ' +
    'too few took part, or verdicts are missing.',
  zh: (reason: RatingRefusal) => refused[reason]['zh-CN'],
  en: (reason: RatingRefusal) => refused[reason]['en-US'],
});

export const ContestRatedAlready = domainError('CONTEST_RATED_ALREADY', {
  description: 'The contest changes ratings already.',
  zh: '本场比赛已经计入积分。',
  en: 'This contest is rated already.',
});

export const ContestNotRated = domainError('CONTEST_NOT_RATED', {
  description: 'The contest changes no ratings.',
  zh: '本场比赛没有计入积分。',
  en: 'This contest is not rated.',
});
