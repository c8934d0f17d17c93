import type { Locale } from '../../core/context.ts';
import type { Award } from '../core/award-list.ts';

const names = { 'zh-CN': ['金牌', '银牌', '铜牌'], 'en-US': ['Gold', 'Silver', 'Bronze'] } as const satisfies Record<
  Locale,
  readonly string[]
>;

/**
 * What a contest gives to whom when a kind of awards is chosen and nothing else is said (specification of groups and
 * admin, section 4).
 */
export function defaultAwards(locale: Locale): Award[] {
  const [gold, silver, bronze] = names[locale];
  return [
    { name: gold, background: '#e6bf25', color: '#3b2f00', size: 10 },
    { name: silver, background: '#c0c0c0', color: '#2b2b2b', size: 20 },
    { name: bronze, background: '#c89b40', color: '#2b1d00', size: 30 },
  ];
}
