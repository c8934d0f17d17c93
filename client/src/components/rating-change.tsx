import { chakra } from '@chakra-ui/react';

/** What a contest made of a rating: a sign and an arrow tell the way, and the colour with them. */
export function RatingChange({ difference }: { readonly difference: number }) {
  const { color, arrow, sign } = difference > 0 ? up : difference < 0 ? down : same;
  return (
    <chakra.span color={color} fontWeight="medium" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      <chakra.span aria-hidden="true" fontSize="xs" me="1">
        {arrow}
      </chakra.span>
      {`${sign}${Math.abs(difference)}`}
    </chakra.span>
  );
}

const up = { color: 'green.fg', arrow: '▲', sign: '+' } as const;
// U+2212, which is as wide as the plus and read out as "minus".
const down = { color: 'red.fg', arrow: '▼', sign: '−' } as const;
const same = { color: 'fg.muted', arrow: '', sign: '±' } as const;
