import { Box, chakra, Flex } from '@chakra-ui/react';
import { useRef, type Ref } from 'react';
import { codeFont, lineHeightOf } from './line-height.ts';
import { themeColors, type ThemeName } from './theme-colors.ts';

interface PlainEditorProps {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly code: string;
  readonly label: string;
  readonly fontSizePx: number;
  readonly tabSize: number;
  readonly isWrapped: boolean;
  readonly theme: ThemeName;
  readonly onChange: (code: string) => void;
  readonly onComposing: (isComposing: boolean) => void;
}

/** What Monaco leaves beside the numbers of the lines, in px. */
const besideNumbersPx = 26;
/** Width of three digits, in parts of the font's size. */
const numbersEm = 1.81;

/**
 * The program as plain text, at the place and in the size the code editor will have it. It can be typed into, so that
 * no key is lost before the editor has loaded.
 */
export function PlainEditor({
  ref,
  code,
  label,
  fontSizePx,
  tabSize,
  isWrapped,
  theme,
  onChange,
  onComposing,
}: PlainEditorProps) {
  const { surface, text, number } = themeColors[theme];
  const numbersRef = useRef<HTMLDivElement>(null);
  const look = { fontSize: `${fontSizePx}px`, lineHeight: `${lineHeightOf(fontSizePx)}px`, tabSize };
  return (
    <Box position="absolute" inset="0" overflow="hidden" style={{ backgroundColor: surface, color: text }}>
      {/* Scrolls with the field; the space below makes up for the field's horizontal scrollbar. */}
      <Box
        ref={numbersRef}
        aria-hidden="true"
        position="absolute"
        inset="0"
        pt="2"
        pb="8"
        overflow="hidden"
        fontFamily={codeFont}
        css={{ scrollbarGutter: 'stable' }}
        style={look}
      >
        {code.split('\n').map((line, index) => (
          <Flex key={index}>
            <chakra.span flexShrink="0" textAlign="end" style={{ color: number, width: `${numbersEm}em` }}>
              {index + 1}
            </chakra.span>
            {/* The same text wraps at the same places, which makes the row of a number as high as its line. */}
            {isWrapped ? (
              <chakra.span
                flex="1"
                minW="0"
                visibility="hidden"
                whiteSpace="pre-wrap"
                overflowWrap="break-word"
                style={{ marginInlineStart: `${besideNumbersPx}px` }}
              >
                {line}
              </chakra.span>
            ) : null}
          </Flex>
        ))}
      </Box>
      <Text
        ref={ref}
        wrap={isWrapped ? 'soft' : 'off'}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        aria-label={label}
        defaultValue={code}
        style={{
          ...look,
          whiteSpace: isWrapped ? 'pre-wrap' : 'pre',
          insetInlineStart: `calc(${fontSizePx * numbersEm}px + ${besideNumbersPx}px)`,
        }}
        onChange={(event) => onChange(event.target.value)}
        onScroll={({ currentTarget }) => {
          if (numbersRef.current !== null) numbersRef.current.scrollTop = currentTarget.scrollTop;
        }}
        onCompositionStart={() => onComposing(true)}
        onCompositionEnd={() => onComposing(false)}
      />
    </Box>
  );
}

const Text = chakra('textarea', {
  base: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    insetInlineEnd: 0,
    paddingBlock: '2',
    bg: 'transparent',
    color: 'inherit',
    fontFamily: codeFont,
    resize: 'none',
    overflow: 'auto',
    scrollbarGutter: 'stable',
    outline: 'none',
    border: 'none',
  },
});
