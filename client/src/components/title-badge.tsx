import { Badge } from '@chakra-ui/react';
import { textOn } from '../lib/format/text-on.ts';

interface TitleBadgeProps {
  readonly name: string | null;
  /** Any CSS colour; those not written as #rgb or #rrggbb are shown in grey. */
  readonly color: string | null;
}

/** An honorary title in its colour, with letters that can be read on it. */
export function TitleBadge({ name, color }: TitleBadgeProps) {
  if (name === null || name === '') return null;
  const letters = textOn(color ?? '');
  return (
    <Badge
      size="sm"
      variant="subtle"
      colorPalette="gray"
      whiteSpace="normal"
      overflowWrap="anywhere"
      style={letters === null ? {} : { backgroundColor: color ?? '', color: letters }}
    >
      {name}
    </Badge>
  );
}
