import { diffLines } from 'diff';
import type { DiffPiece } from './word-diff.ts';

/** Longest a comparison may take, in ms; then the text is shown as replaced. */
const compareMs = 500;

/** Compares two texts line by line, as the server does it for revisions. */
export function lineDiff(before: string, after: string): readonly DiffPiece[] {
  const changes = diffLines(before, after, { timeout: compareMs });
  return changes === undefined
    ? [
        { kind: 'REMOVED', text: before },
        { kind: 'ADDED', text: after },
      ]
    : changes.map(({ added, removed, value }) => ({
        kind: added ? 'ADDED' : removed ? 'REMOVED' : 'SAME',
        text: value,
      }));
}
