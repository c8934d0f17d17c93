import { chakra } from '@chakra-ui/react';
import { codeLineHeight, codeTop } from './code-block.tsx';

/** Lines of a program, from 1, both ends included. */
export interface MarkedLines {
  readonly from: number;
  readonly to: number;
}

/** Where lines are in a code block, for what is behind or beside its text. */
export function placeOfLines({ from, to }: MarkedLines) {
  return {
    top: `calc(${codeTop} + ${from - 1} * ${codeLineHeight})`,
    height: `calc(${to - from + 1} * ${codeLineHeight})`,
  };
}

/** Colours lines, behind their text. */
export const LineStrip = chakra('div', { base: { position: 'absolute', insetInline: '0', zIndex: '0' } });
