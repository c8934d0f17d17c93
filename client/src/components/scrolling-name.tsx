import { chakra } from '@chakra-ui/react';

/**
 * A name on one line that moves to its end and back when it does not fit, after a second (specification, section 9).
 * Where motion is not wanted it is cut, and shown whole on hover.
 */
export function ScrollingName({ children }: { readonly children: string }) {
  return (
    <Frame title={children}>
      <Line>{children}</Line>
    </Frame>
  );
}

const Frame = chakra('span', {
  base: { display: 'block', overflow: 'hidden', whiteSpace: 'nowrap', containerType: 'inline-size' },
});

const Line = chakra('span', {
  base: {
    display: 'inline-block',
    minWidth: 'full',
    animation: 'to-end 6s ease-in-out 1s infinite alternate',
    _hover: { animationPlayState: 'paused' },
    _motionReduce: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', animation: 'none' },
  },
});
