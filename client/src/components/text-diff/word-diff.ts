import { diffWordsWithSpace } from 'diff';

/** A piece of a compared text. */
export interface DiffPiece {
  readonly kind: 'SAME' | 'ADDED' | 'REMOVED';
  readonly text: string;
}

/** Lines of the same that are shown on each side of a change. */
const contextLines = 2;
/** Texts longer than this are shown by line: comparing their words would keep the page waiting. In characters. */
const maxWords = 20_000;

/** Compares replaced lines word by word. @param parts whole lines, as the server compares them. */
export function wordDiff(parts: readonly DiffPiece[]): readonly DiffPiece[] {
  const pieces: DiffPiece[] = [];
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1];
    const next = parts[index + 1];
    if (part.kind === 'REMOVED' && next?.kind === 'ADDED' && part.text.length + next.text.length <= maxWords)
      pieces.push(...words(part.text, next.text));
    else if (
      !(part.kind === 'ADDED' && before?.kind === 'REMOVED' && part.text.length + before.text.length <= maxWords)
    )
      pieces.push(part);
  }
  return pieces;
}

function words(before: string, after: string): readonly DiffPiece[] {
  return diffWordsWithSpace(before, after).map(({ added, removed, value }) => ({
    kind: added ? 'ADDED' : removed ? 'REMOVED' : 'SAME',
    text: value,
  }));
}

/** Leaves out what stayed the same far from any change; `null` stands for what was left out. */
export function withContext(pieces: readonly DiffPiece[]): readonly (DiffPiece | null)[] {
  return pieces.flatMap((piece, index) => {
    if (piece.kind !== 'SAME') return [piece];
    const lines = piece.text.split('\n');
    const isFirst = index === 0;
    const isLast = index === pieces.length - 1;
    const kept = (isFirst ? 0 : contextLines) + (isLast ? 0 : contextLines);
    if (lines.length <= kept + 1) return [piece];
    const head = isFirst ? [] : [{ kind: 'SAME' as const, text: `${lines.slice(0, contextLines).join('\n')}\n` }];
    const tail = isLast ? [] : [{ kind: 'SAME' as const, text: lines.slice(-contextLines - 1).join('\n') }];
    return [...head, null, ...tail];
  });
}
