/** Description of a field of texts. */
export const hiddenByReports = 'The reports of several readers hid it, and no moderator has decided yet.';

/** What of an act decides about its text. */
interface DecidingAct {
  readonly kind: 'KEEP' | 'HIDE' | 'DELETE' | 'WARN' | 'BAN';
  readonly reason: string;
  readonly createdAt: Date;
}

/** Whether a text is shown. */
export interface TextState {
  readonly isHidden: boolean;
  /** Of the act that hides it; empty: none was given. Null: not hidden. */
  readonly hiddenReason: string | null;
  readonly deletedAt: Date | null;
}

/**
 * The state of a text from its acts that were not undone, oldest first: the last act that keeps or hides it decides,
 * and the last deletion deletes it.
 */
export function stateOf(acts: readonly DecidingAct[]): TextState {
  const shown = acts.findLast(({ kind }) => kind === 'KEEP' || kind === 'HIDE');
  const deletion = acts.findLast(({ kind }) => kind === 'DELETE');
  const isHidden = shown?.kind === 'HIDE';
  return {
    isHidden,
    hiddenReason: isHidden ? shown.reason : null,
    deletedAt: deletion?.createdAt ?? null,
  };
}
