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

/** Texts by their names. */
type NamedTexts = ReadonlyMap<string, string>;

/** Fields that differ between two sets of named texts; a text that is missing counts as empty. */
export function changedFields(before: NamedTexts, after: NamedTexts): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (field) => (before.get(field) ?? '') !== (after.get(field) ?? ''),
  );
}

/** What became of the fields that differ, line by line. */
export function compareTexts(before: NamedTexts, after: NamedTexts): FieldChange[] {
  return changedFields(before, after).map((field) => ({
    field,
    parts: partsOf(before.get(field) ?? '', after.get(field) ?? ''),
  }));
}

function partsOf(before: string, after: string): DiffPart[] {
  const changes = diffLines(before, after, { timeout: compareMs });
  if (changes === undefined)
    return [
      { kind: 'REMOVED', text: before },
      { kind: 'ADDED', text: after },
    ];
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'ADDED' : removed ? 'REMOVED' : 'SAME',
    text: value,
  }));
}
