import { createContext, use } from 'react';
import type { EditorJump, EditorMark } from '../../../../components/code-editor/editor-marks.ts';
import type { DiagnosedProgram } from '../../../../lib/diagnostics/diagnostics.ts';

/** The editor whose lines messages name. */
export interface DiagnosticsPlace {
  /** What is in the editor now. */
  readonly program: () => DiagnosedProgram;
  /** Marks these lines and no others. */
  readonly mark: (marks: readonly EditorMark[]) => void;
  readonly jump: (jump: EditorJump) => void;
}

export const DiagnosticsPlaceContext = createContext<DiagnosticsPlace | null>(null);

/** Null where there is no editor. */
export function useDiagnosticsPlace(): DiagnosticsPlace | null {
  return use(DiagnosticsPlaceContext);
}
