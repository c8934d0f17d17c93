import { chakra } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';
import { withContext, wordDiff, type DiffPiece } from './word-diff.ts';

/** A compared text: what came is underlined, what went is struck through, and both are said to screen readers. */
export function DiffText({ parts }: { readonly parts: readonly DiffPiece[] }) {
  const t = useText();
  return (
    <Lines>
      {withContext(wordDiff(parts)).map((piece, index) => {
        if (piece === null)
          return (
            <chakra.div key={index} color="fg.subtle" aria-hidden>
              ⋯
            </chakra.div>
          );
        if (piece.kind === 'SAME') return <span key={index}>{piece.text}</span>;
        const isAdded = piece.kind === 'ADDED';
        const Mark = isAdded ? Inserted : Deleted;
        return (
          <Mark key={index}>
            <chakra.span srOnly>{isAdded ? t({ id: 'diff.added' }) : t({ id: 'diff.removed' })}</chakra.span>
            {piece.text}
          </Mark>
        );
      })}
    </Lines>
  );
}

const Lines = chakra('div', {
  base: {
    fontFamily: 'mono',
    fontSize: '0.8125rem',
    lineHeight: '1.375rem',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});
const Inserted = chakra('ins', {
  base: { bg: 'green.subtle', color: 'green.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
});
const Deleted = chakra('del', { base: { bg: 'red.subtle', color: 'red.fg', textDecoration: 'line-through' } });
