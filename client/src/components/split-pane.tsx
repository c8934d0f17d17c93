import { Box, Flex } from '@chakra-ui/react';
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { readStored, writeStored } from '../lib/store/local-storage.ts';

const shareKey = 'splitShare';
/** Share of the left side in percent. */
const smallest = 25;
const largest = 75;
const defaultPercent = 48;
const step = 2;

interface SplitPaneProps {
  readonly left: ReactNode;
  readonly right: ReactNode;
  /** What the divider is called for screen readers. */
  readonly label: string;
  /** The left side alone; the right one stays as it is, out of sight. */
  readonly isRightHidden?: boolean;
}

/** Two sides with a divider between them that is moved by pointer or by arrow keys, and is where it was next time. */
export function SplitPane({ left, right, label, isRightHidden = false }: SplitPaneProps) {
  const hostRef = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(() => clamp(Number(readStored(shareKey) ?? defaultPercent)));

  const move = (next: number) => {
    const clamped = clamp(next);
    setShare(clamped);
    writeStored(shareKey, String(clamped));
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const box = hostRef.current?.getBoundingClientRect();
    if (box === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    move(((event.clientX - box.left) / box.width) * 100);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const change = { ArrowLeft: -step, ArrowRight: step }[event.key];
    if (change === undefined) return;
    event.preventDefault();
    move(share + change);
  };

  return (
    <Flex ref={hostRef} h="full" minH="0" w="full">
      <Box flex={isRightHidden ? '1' : `0 0 ${share}%`} minW="0" h="full" overflow="hidden">
        {left}
      </Box>
      <Box
        role="separator"
        display={isRightHidden ? 'none' : undefined}
        aria-orientation="vertical"
        aria-label={label}
        aria-valuenow={Math.round(share)}
        aria-valuemin={smallest}
        aria-valuemax={largest}
        tabIndex={0}
        flex="0 0 9px"
        mx="-4px"
        position="relative"
        // Above Monaco, which would take the pointer on its side of the line.
        zIndex="docked"
        cursor="col-resize"
        touchAction="none"
        _before={{
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: '4px',
          width: '1px',
          bg: 'border',
        }}
        _hover={{ _before: { bg: 'accent.solid', width: '3px', insetInlineStart: '3px' } }}
        _active={{ _before: { bg: 'accent.solid', width: '3px', insetInlineStart: '3px' } }}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onPointerMove}
        onDoubleClick={() => move(defaultPercent)}
        onKeyDown={onKeyDown}
      />
      <Box flex="1" minW="0" h="full" overflow="hidden" display={isRightHidden ? 'none' : undefined}>
        {right}
      </Box>
    </Flex>
  );
}

function clamp(share: number): number {
  return Number.isFinite(share) ? Math.min(largest, Math.max(smallest, share)) : defaultPercent;
}
