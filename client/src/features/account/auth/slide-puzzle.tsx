import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { Icon } from '../../../components/icon/icon.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import type { PuzzlePictures, useSlidePuzzle } from './use-slide-puzzle.ts';

/**
 * Size of the picture the server speaks of (specification, section 9); it is drawn smaller where there is less room.
 */
const width = 325;
const height = 100;

/** A picture with a gap and a slider that moves the missing piece: by finger, mouse or arrow keys. */
export function SlidePuzzle({
  puzzle: { pictures, x, setX, renew, fault, isLoading },
}: {
  readonly puzzle: ReturnType<typeof useSlidePuzzle>;
}) {
  const t = useText();
  return (
    <Box>
      <Flex align="center" justify="space-between" gap="2" mb="1">
        <Box fontSize="sm" fontWeight="medium" id="puzzle-label">
          {t({ id: 'auth.puzzle.label' })}
        </Box>
        <Button
          size="2xs"
          variant="ghost"
          aria-label={t({ id: 'auth.puzzle.renew' })}
          title={t({ id: 'auth.puzzle.renew' })}
          disabled={isLoading}
          onClick={() => void renew()}
        >
          <Icon name="refresh" />
        </Button>
      </Flex>
      <Box
        position="relative"
        w="full"
        maxW={`${width}px`}
        aspectRatio={width / height}
        borderRadius="l2"
        overflow="hidden"
        bg="bg.muted"
      >
        {pictures === null ? null : <Pictures pictures={pictures} x={x} />}
      </Box>
      {fault === null ? null : (
        <Box role="alert" mt="1" fontSize="xs" color="fg.error">
          {fault === 'network' ? t({ id: 'error.network' }) : fault.message}
        </Box>
      )}
      <Box position="relative" maxW={`${width}px`} mt="2">
        <Slider
          type="range"
          min={0}
          max={width - (pictures?.pieceSize ?? 0)}
          step={1}
          value={x}
          disabled={pictures === null}
          aria-labelledby="puzzle-label"
          aria-valuetext={t({ id: 'auth.puzzle.value' }, { x })}
          onChange={(event) => setX(Number(event.target.value))}
        />
        {x > 0 ? null : (
          <Flex
            position="absolute"
            inset="0"
            ps="14"
            align="center"
            justify="center"
            fontSize="xs"
            color="fg.muted"
            pointerEvents="none"
            aria-hidden="true"
          >
            {t({ id: 'auth.puzzle.slide' })}
          </Flex>
        )}
      </Box>
    </Box>
  );
}

function Pictures({
  pictures: { background, piece, pieceSize, pieceY },
  x,
}: {
  readonly pictures: PuzzlePictures;
  readonly x: number;
}) {
  const percent = (length: number, whole: number) => `${(length / whole) * 100}%`;
  return (
    <>
      <chakra.img src={background} alt="" w="full" h="full" display="block" draggable={false} />
      <img
        src={piece}
        alt=""
        draggable={false}
        style={{
          position: 'absolute',
          left: percent(x, width),
          top: percent(pieceY, height),
          width: percent(pieceSize, width),
          filter: 'drop-shadow(0 1px 2px rgb(0 0 0 / 0.6))',
        }}
      />
    </>
  );
}

const arrows =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='16' fill='none' " +
  "stroke='white' stroke-width='1.6' stroke-linecap='round' stroke-linejoin='round'%3E" +
  "%3Cpath d='M4 4l4 4-4 4M9 4l4 4-4 4'/%3E%3C/svg%3E\")";

const thumb = {
  width: '12',
  height: '9',
  border: '0',
  borderRadius: 'l2',
  bgColor: 'accent.solid',
  bgImage: arrows,
  bgRepeat: 'no-repeat',
  bgPosition: 'center',
  cursor: 'grab',
} as const;

/**
 * The browser's own slider, which every keyboard, finger and screen reader knows, with a thumb as wide as the piece.
 */
const Slider = chakra('input', {
  base: {
    appearance: 'none',
    display: 'block',
    width: 'full',
    height: '9',
    borderRadius: 'l2',
    bg: 'bg.muted',
    borderWidth: '0',
    cursor: 'pointer',
    touchAction: 'pan-y',
    boxShadow: 'inset 0 0 0 1px {colors.border.emphasized}',
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
    _disabled: { opacity: 0.5 },
    '&::-webkit-slider-thumb': { appearance: 'none', ...thumb },
    '&::-moz-range-thumb': thumb,
  },
});
