import { Badge } from '@chakra-ui/react';
import { message } from '../lib/intl/message.ts';
import { useText } from '../lib/intl/use-text.ts';

/** How hard a problem is, as the API names it. */
export type Difficulty = 'EASY' | 'MID' | 'HARD';

/** All of them, easiest first. */
export const difficulties = [
  { value: 'EASY', label: message({ id: 'difficulty.easy' }), tone: 'green' },
  { value: 'MID', label: message({ id: 'difficulty.mid' }), tone: 'amber' },
  { value: 'HARD', label: message({ id: 'difficulty.hard' }), tone: 'red' },
] as const satisfies readonly {
  readonly value: Difficulty;
  readonly label: { readonly id: string };
  readonly tone: string;
}[];

/** Difficulty in a word and a colour; nothing while it is not told. */
export function DifficultyBadge({ difficulty }: { readonly difficulty: Difficulty | null }) {
  const t = useText();
  if (difficulty === null) return null;
  const look = difficulties.find(({ value }) => value === difficulty) ?? difficulties[0];
  return (
    <Badge colorPalette={look.tone} variant="subtle" size="sm">
      {t(look.label)}
    </Badge>
  );
}
