import { Box, chakra } from '@chakra-ui/react';
import type { Ref } from 'react';
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
 * The program as plain text, at the place and in the size the code editor will have it. It can be typed into: whoever
 * is faster than the editor's arrival loses no key.
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
  const numbers = Array.from({ length: code.split('\n').length }, (_line, index) => index + 1).join('\n');
  const look = { fontSize: `${fontSizePx}px`, lineHeight: `${lineHeightOf(fontSizePx)}px` };
  return (
    <Box position="absolute" inset="0" overflow="hidden" style={{ backgroundColor: surface, color: text }}>
      <Box
        aria-hidden="true"
        position="absolute"
        top="2"
        insetStart="0"
        textAlign="end"
        whiteSpace="pre"
        fontFamily={codeFont}
        style={{ ...look, color: number, width: `${numbersEm}em` }}
      >
        {numbers}
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
          tabSize,
          whiteSpace: isWrapped ? 'pre-wrap' : 'pre',
          insetInlineStart: `calc(${fontSizePx * numbersEm}px + ${besideNumbersPx}px)`,
        }}
        onChange={(event) => onChange(event.target.value)}
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
    outline: 'none',
    border: 'none',
  },
});
