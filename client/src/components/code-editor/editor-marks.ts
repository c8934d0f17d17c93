import { editor } from './monaco.ts';

/** A line that is marked beside its number. */
export interface EditorMark {
  /** From 1. */
  readonly line: number;
  readonly severity: 'error' | 'warning';
}

/** A place that is shown and gets the cursor; another object means that it is asked for once more. */
export interface EditorJump {
  /** From 1. */
  readonly line: number;
  /** From 1; null: the beginning of the line. */
  readonly column: number | null;
}

/** Marks lines; the marks move with them while the text changes. @returns what removes them. */
export function showMarks(target: editor.IStandaloneCodeEditor, marks: readonly EditorMark[]): () => void {
  const lines = target.getModel()?.getLineCount() ?? 0;
  const collection = target.createDecorationsCollection(
    marks
      .filter(({ line }) => line <= lines)
      .map(({ line, severity }) => ({
        range: { startLineNumber: line, startColumn: 1, endLineNumber: line, endColumn: 1 },
        options: {
          isWholeLine: true,
          className: `line-${severity}`,
          linesDecorationsClassName: `mark-${severity}`,
          stickiness: editor.TrackedRangeStickiness.NeverGrowsWhenTypingAtEdges,
        },
      })),
  );
  return () => collection.clear();
}

/** Puts the cursor on a place and shows it. */
export function jumpTo(target: editor.IStandaloneCodeEditor, { line, column }: EditorJump): void {
  const position = { lineNumber: line, column: column ?? 1 };
  target.setPosition(position);
  target.revealPositionInCenterIfOutsideViewport(position);
  target.focus();
}

const sign = {
  content: '"✕"',
  position: 'absolute',
  insetInlineStart: '1px',
  top: '50%',
  transform: 'translateY(-50%)',
  width: '12px',
  height: '12px',
  borderRadius: '2px',
  fontSize: '10px',
  fontWeight: 'bold',
  lineHeight: '12px',
  textAlign: 'center',
  // The editor's theme is apart from the page's, so the signs bring their own ground.
  color: '#ffffff',
  background: '#c02626',
} as const;

/** How marks look: a sign each, and a line beside the text. */
export const markStyles = {
  '& .mark-error::before': sign,
  '& .mark-warning::before': { ...sign, content: '"!"', color: '#1a1a1a', background: '#f0b429' },
  '& .line-error': { background: 'rgb(192 38 38 / 14%)' },
  '& .line-warning': { background: 'rgb(240 180 41 / 12%)' },
} as const;
