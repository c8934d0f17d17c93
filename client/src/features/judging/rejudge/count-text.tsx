import { chakra } from '@chakra-ui/react';
import { useText } from '../../../lib/intl/use-text.ts';
import { withGap } from '../../../lib/intl/with-gap.ts';
import type { Counted } from './use-rejudge-count.ts';

interface CountTextProps {
  /** Fields say what is wrong with them. */
  readonly isFaulty: boolean;
  readonly hasFilter: boolean;
  readonly counted: Counted;
}

/** How many submissions the form stands for, or what it lacks. */
export function CountText({ isFaulty, hasFilter, counted }: CountTextProps) {
  const t = useText();
  const { count, unavailable, refusal } = counted;
  const text = (): string | null => {
    if (isFaulty) return null;
    if (!hasFilter) return t({ id: 'rejudge.boundIt' });
    if (refusal !== null) return refusal;
    if (count === null) return t({ id: 'rejudge.counting' });
    return count === 0 && unavailable === 0 ? t({ id: 'rejudge.nothing' }) : null;
  };
  const said = text();
  return (
    <chakra.span role="status" fontSize="sm" color={refusal === null ? 'fg.muted' : 'red.fg'}>
      {said === null ? null : withGap(said)}
      {unavailable > 0 ? t({ id: 'rejudge.unavailable' }, { count: unavailable }) : null}
    </chakra.span>
  );
}
