import { chakra } from '@chakra-ui/react';

const Circle = chakra('circle');
const radius = 15;
const length = 2 * Math.PI * radius;

/** A ring that fills. Decoration: the words beside it say the same. @param share 0 to 1. */
export function ProgressRing({ share }: { readonly share: number }) {
  return (
    <chakra.svg viewBox="0 0 36 36" boxSize="14" flexShrink="0" aria-hidden="true" rotate="-90deg">
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
