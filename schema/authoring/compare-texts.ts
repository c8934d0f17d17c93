import { diffLines } from 'diff';

/** Longest one text may take to compare, in milliseconds; then it is told as replaced. */
const compareMs = 500;

/** A piece of a text that was compared. */
export interface DiffPart {
  readonly kind: 'SAME' | 'ADDED' | 'REMOVED';
  readonly text: string;
}

/** What became of one field. */
export interface FieldChange {
  /** Names joined by dots, such as `statements.en.description`. */
  readonly field: string;
  readonly parts: readonly DiffPart[];
}

/** Fields that differ between two sets of named texts, line by line; a text that is missing counts as empty. */
export function compareTexts(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): FieldChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((field) => {
    const [old, young] = [before.get(field) ?? '', after.get(field) ?? ''];
    return old === young ? [] : [{ field, parts: partsOf(old, young) }];
  });
}

function partsOf(before: string, after: string): DiffPart[] {
  const changes = diffLines(before, after, { timeout: compareMs });
  if (changes === undefined) return [{ kind: 'REMOVED', text: before }, { kind: 'ADDED', text: after }];
  return changes.map(({ added, removed, value }) => ({ kind: added ? 'ADDED' : removed ? 'REMOVED' : 'SAME', text: value }));
}
