import { useMemo, useRef, useState } from 'react';
import type { EditorJump, EditorMark } from '../../../../components/code-editor/editor-marks.ts';
import type { OfferedLanguage } from '../use-chosen-language.ts';
import type { DiagnosticsPlace } from './diagnostics-place.ts';

/** What the editor shows of messages, and the place that tells it. */
export interface MarkedEditor {
  readonly marks: readonly EditorMark[];
  readonly jump: EditorJump | null;
  readonly place: DiagnosticsPlace;
}

/** @param code reads the text in the editor. */
export function useMarkedEditor(chosen: OfferedLanguage, code: () => string): MarkedEditor {
  const [marks, setMarks] = useState<readonly EditorMark[]>([]);
  const [jump, setJump] = useState<EditorJump | null>(null);
  const current = useRef({ chosen, code });
  current.current = { chosen, code };
  const place = useMemo<DiagnosticsPlace>(
    () => ({
      program() {
        const { chosen: now, code: read } = current.current;
        const lineCount = read().split('\n').length;
        return { languageKey: now.language.key, linesBefore: now.linesBefore, lineCount };
      },
      mark: setMarks,
      jump: ({ line, column }) => setJump({ line, column }),
    }),
    [],
  );
  return { marks, jump, place };
}
