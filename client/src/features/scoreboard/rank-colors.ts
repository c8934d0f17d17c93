import { message } from '../../lib/intl/message.ts';
import type { Text } from '../../lib/intl/use-text.ts';
import type { BoardFacts } from './board-model.ts';

/** How the place of an award looks, and what the award is called. */
export interface RankColor {
  readonly name: string;
  readonly background: string;
  readonly color: string;
}

/** Where a contest names no awards, its best rows are shaded as gold, silver and bronze. */
const MEDALS = [
  { label: message({ id: 'board.gold' }), background: '#f2b91f', color: '#1a2230' },
  { label: message({ id: 'board.silver' }), background: '#c3ccd7', color: '#1a2230' },
  { label: message({ id: 'board.bronze' }), background: '#dd9a5f', color: '#1a2230' },
] as const;

/** Awards of a board, the best first. */
export function rankColors(t: Text, { awardKind, awards }: Pick<BoardFacts, 'awardKind' | 'awards'>): readonly RankColor[] {
  return awardKind === 'NONE' ? MEDALS.map(({ label, ...colors }) => ({ name: t(label), ...colors })) : awards;
}
