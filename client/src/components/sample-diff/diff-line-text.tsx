import { chakra } from '@chakra-ui/react';
import type { NumberTolerance } from '@verdict/judge/protocol/number-tolerance.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { wordDiff } from '../text-diff/word-diff.ts';
import { tokenPairs, type DiffRow } from './diff-rows.ts';

/** Longer lines are shown without marks inside, in characters. */
const maxMarked = 2_000;

type Side = 'expected' | 'output';

interface DiffLineTextProps {
  readonly row: DiffRow;
  readonly side: Side;
  readonly numberTolerance: NumberTolerance | null;
}

/** One line of a row; in rows that differ, what differs is underlined and its white space can be seen. */
export function DiffLineText({ row, side, numberTolerance }: DiffLineTextProps) {
  const t = useText();
  const { kind } = row;
  const line = row[side];
  if (line === null) return null;
  const pieces = piecesOf(row, side, numberTolerance) ?? [{ text: line.text, isSame: true }];
  return (
    <>
      {pieces.map((piece, index) =>
        piece.isSame ? (
          <span key={index}>{piece.text}</span>
        ) : (
          <Differing key={index}>
            <VisibleBlanks text={piece.text} />
          </Differing>
        ),
      )}
      {kind === 'blanks' && line.isUnended ? (
        <chakra.span ms="1" px="1" borderRadius="l1" borderWidth="1px" fontSize="xs" color="fg.muted">
          {t({ id: 'sample.unended' })}
        </chakra.span>
      ) : null}
    </>
  );
}

interface Piece {
  readonly text: string;
  readonly isSame: boolean;
}

/** One side of a row in pieces; null: the lines are not compared piece by piece. */
function piecesOf(
  { expected, output, kind }: DiffRow,
  side: Side,
  numberTolerance: NumberTolerance | null,
): readonly Piece[] | null {
  if (kind === 'same' || expected === null || output === null) return null;
  if (expected.text.length + output.text.length > maxMarked) return null;
  const pairs = numberTolerance === null ? null : tokenPairs(expected.text, output.text, numberTolerance);
  if (pairs !== null) return pairs.map((pair) => ({ text: pair[side], isSame: pair.isSame }));
  const otherSide = side === 'expected' ? 'ADDED' : 'REMOVED';
  return wordDiff([
    { kind: 'REMOVED', text: expected.text },
    { kind: 'ADDED', text: output.text },
  ])
    .filter((piece) => piece.kind !== otherSide)
    .map((piece) => ({ text: piece.text, isSame: piece.kind === 'SAME' }));
}

/** A text whose blanks are dots and whose tabs are arrows; a screen reader hears how many there are. */
function VisibleBlanks({ text }: { readonly text: string }) {
  const t = useText();
  return text.split(/(\s+)/).map((part, index) =>
    part.trim() !== '' || part === '' ? (
      <span key={index}>{part}</span>
    ) : (
      <span key={index}>
        <span aria-hidden="true">{part.replaceAll('\t', '→').replaceAll(/[^→]/g, '·')}</span>
        <chakra.span srOnly>{t({ id: 'sample.blanks' }, { count: part.length })}</chakra.span>
      </span>
    ),
  );
}

const Differing = chakra('mark', {
  base: {
    bg: 'amber.subtle',
    color: 'amber.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    borderRadius: 'l1',
  },
});
