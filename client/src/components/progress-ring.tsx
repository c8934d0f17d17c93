import { chakra } from '@chakra-ui/react';

const Circle = chakra('circle');
const radius = 15;
const length = 2 * Math.PI * radius;

interface ProgressRingProps {
  /** 0 to 1. */
  readonly share: number;
  /** Of a line of text. */
  readonly isSmall?: boolean;
}

/** A ring that fills. Decoration: the words beside it say the same. */
export function ProgressRing({ share, isSmall = false }: ProgressRingProps) {
  return (
    <chakra.svg viewBox="0 0 36 36" boxSize={isSmall ? '5' : '14'} flexShrink="0" aria-hidden="true" rotate="-90deg">
      <Circle cx="18" cy="18" r={radius} fill="none" strokeWidth="5" stroke="bg.emphasized" />
      {share === 0 ? null : (
        <Circle
          cx="18"
          cy="18"
          r={radius}
          fill="none"
          strokeWidth="5"
          stroke="green.solid"
          strokeDasharray={`${share * length} ${length}`}
        />
      )}
    </chakra.svg>
  );
}
