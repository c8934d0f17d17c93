import { Box, chakra, type BoxProps } from '@chakra-ui/react';
import { useRef, type Ref } from 'react';
import { Icon } from './icon/icon.tsx';
import { useHiddenEnds } from './use-hidden-ends.ts';

const calm = window.matchMedia('(prefers-reduced-motion: reduce)');

/** How wide an end fades. */
const fade = '2.5rem';

interface ScrollRowProps extends BoxProps {
  readonly ref?: Ref<HTMLDivElement>;
}

/** Scrolls sideways where its content is wider; an end with more behind it fades, and has an arrow that leads there. */
export function ScrollRow({ ref, children, flex, minW, h, ...box }: ScrollRowProps) {
  const content = useRef<HTMLDivElement>(null);
  const hidden = useHiddenEnds(content);
  const [start, end] = [hidden.atStart ? fade : '0px', hidden.atEnd ? fade : '0px'];
  const step = (direction: 1 | -1) => {
    const outer = content.current?.parentElement;
    outer?.scrollBy({ left: direction * outer.clientWidth * 0.7, behavior: calm.matches ? 'instant' : 'smooth' });
  };
  const row = (
    <Box
      ref={ref}
      overflowX="auto"
      // What a finger may press around a small button would make it scroll up and down.
      overflowY="hidden"
      h={h === undefined ? undefined : 'full'}
      style={{
        maskImage: `linear-gradient(to right, transparent, black ${start}, black calc(100% - ${end}), transparent)`,
      }}
      {...box}
    >
      <Box ref={content} h="full" w="max-content" minW="full">
        {children}
      </Box>
    </Box>
  );
  return (
    <Box position="relative" flex={flex} minW={minW} h={h}>
      {row}
      {hidden.atStart ? <Arrow side="start" onPress={() => step(-1)} /> : null}
      {hidden.atEnd ? <Arrow side="end" onPress={() => step(1)} /> : null}
    </Box>
  );
}

/** For a pointer alone: the keyboard and screen readers go through what the row holds. */
function Arrow({ side, onPress }: { readonly side: 'start' | 'end'; readonly onPress: () => void }) {
  return (
    <ArrowButton type="button" tabIndex={-1} aria-hidden="true" onClick={onPress} {...places[side]}>
      <Icon name={side === 'start' ? 'chevronLeft' : 'chevronRight'} size="4" />
    </ArrowButton>
  );
}

const places = { start: { insetStart: '0' }, end: { insetEnd: '0' } } as const;

const ArrowButton = chakra('button', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '6',
    color: 'fg.muted',
    cursor: 'button',
    _hover: { color: 'fg' },
  },
});
