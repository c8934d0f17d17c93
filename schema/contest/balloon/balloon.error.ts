import { DomainError } from '../../core/errors.ts';

/** Nothing in the contest earns a balloon by that submission. */
export class BalloonNotFound extends DomainError {
  readonly code = 'BALLOON_NOT_FOUND';

  constructor() {
    super({
      'zh-CN': '该提交没有对应的气球：结果可能已变更，请刷新列表。',
      'en-US': 'There is no balloon for that submission: its verdict may have changed; refresh the list.',
    });
  }
}

/** Somebody else was quicker. */
export class BalloonBrought extends DomainError {
  readonly code = 'BALLOON_BROUGHT';

  constructor(carrierName: string | null) {
    super({
      'zh-CN': `${carrierName ?? '其他人'}已经标记送达该气球，您无需再送。`,
      'en-US': `${carrierName ?? 'Somebody else'} has said already that this balloon is brought. You need not go.`,
    });
  }
}

/** Balloons are for problems that are solved or not. */
export class NoBalloons extends DomainError {
  readonly code = 'NO_BALLOONS';

  constructor() {
    super({ 'zh-CN': '只有 ACM 赛制的比赛有气球。', 'en-US': 'Only ACM contests have balloons.' });
  }
}
