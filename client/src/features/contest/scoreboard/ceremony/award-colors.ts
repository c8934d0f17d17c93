import { message } from '../../../../lib/intl/message.ts';
import type { Text } from '../../../../lib/intl/use-text.ts';
import type { BoardFacts } from '../board-model.ts';

/** Name and colours of an award. */
interface AwardColors {
  readonly name: string;
  readonly background: string;
  readonly color: string;
}

/** A ceremony gives medals where the contest names no awards. */
const medals = [
  { label: message({ id: 'board.gold' }), background: '#f2b91f', color: '#1a2230' },
  { label: message({ id: 'board.silver' }), background: '#c3ccd7', color: '#1a2230' },
  { label: message({ id: 'board.bronze' }), background: '#dd9a5f', color: '#1a2230' },
] as const;

/** Awards of a ceremony, the best first. */
export function awardColors(
  t: Text,
  { awardKind, awards }: Pick<BoardFacts, 'awardKind' | 'awards'>,
): readonly AwardColors[] {
  return awardKind === 'NONE' ? medals.map(({ label, ...colors }) => ({ name: t(label), ...colors })) : awards;
}
