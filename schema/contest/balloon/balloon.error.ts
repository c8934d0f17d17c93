import { domainError } from '../../core/errors.ts';

export const BalloonNotFound = domainError('BALLOON_NOT_FOUND', {
  description: 'No problem is solved by that submission.',
  zh: '该提交没有对应的气球：结果可能已变更，请刷新列表。',
  en: 'There is no balloon for that submission: its verdict may have changed; refresh the list.',
});

export const BalloonBrought = domainError('BALLOON_BROUGHT', {
  description: 'Another admin of the contest has said so before, and stays its carrier.',
  zh: (carrierName: string | null) => `${carrierName ?? '其他人'}已经标记送达该气球，您无需再送。`,
  en: (carrierName: string | null) =>
    `${carrierName ?? 'Somebody else'} has said already that this balloon is brought. You need not go.`,
});

/** Balloons are for problems that are solved or not. */
export const NoBalloons = domainError('NO_BALLOONS', {
  zh: '只有 ACM 赛制的比赛有气球。',
  en: 'Only ACM contests have balloons.',
});
