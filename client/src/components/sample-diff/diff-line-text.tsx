import { chakra } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';
import { wordDiff } from '../text-diff/word-diff.ts';
import type { DiffRow } from './diff-rows.ts';

/** Longer lines are shown without marks inside, in characters. */
const maxMarked = 2_000;

/** One line of a row; in rows that differ, what differs is underlined and its white space can be seen. */
export function DiffLineText({ row, side }: { readonly row: DiffRow; readonly side: 'expected' | 'output' }) {
  const t = useText();
  const { expected, output, kind } = row;
  const line = row[side];
  if (line === null) return null;
  const isCompared = kind !== 'same' && expected !== null && output !== null;
  const isMarked = isCompared && expected.text.length + output.text.length <= maxMarked;
  const pieces = isMarked
    ? wordDiff([
        { kind: 'REMOVED', text: expected.text },
        { kind: 'ADDED', text: output.text },
      ]).filter((piece) => piece.kind !== (side === 'expected' ? 'ADDED' : 'REMOVED'))
    : [{ kind: 'SAME', text: line.text }];
  return (
    <>
      {pieces.map((piece, index) =>
        piece.kind === 'SAME' ? (
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
