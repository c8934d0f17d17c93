import { chakra } from '@chakra-ui/react';
import { useText } from '../../../../lib/intl/use-text.ts';

/** A balloon in the colour of a problem. @param color CSS; null: it has none. */
export function Balloon({ color }: { readonly color: string | null }) {
  const t = useText();
  if (color === null) return null;
  return (
    <chakra.svg
      viewBox="0 0 16 20"
      w="3.5"
      h="4.5"
      flexShrink="0"
      role="img"
      aria-label={t({ id: 'contest.balloon' }, { color })}
      overflow="visible"
    >
      <title>{color}</title>
      {/* The line keeps it seen on a ground of its own colour. */}
      <chakra.path
        d="M8 1.2c3.3 0 5.6 2.5 5.6 5.6S11 13.3 8 14.2C5 13.3 2.4 9.9 2.4 6.8S4.7 1.2 8 1.2z"
        style={{ fill: color }}
        stroke="fg.subtle"
        strokeWidth="0.8"
      />
      <chakra.path
        d="M8 14.2l-1.1 1.6h2.2zM8 15.8c0 1.6-1 1.9-.6 3.6"
        fill="none"
        stroke="fg.subtle"
        strokeWidth="0.9"
      />
    </chakra.svg>
  );
}
