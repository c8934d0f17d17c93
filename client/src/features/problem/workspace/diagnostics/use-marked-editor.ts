import { useMemo, useRef, useState } from 'react';
import type { EditorJump, EditorMark } from '../../../../components/code-editor/editor-marks.ts';
import type { OfferedLanguage } from '../use-chosen-language.ts';
import type { CodeDraft } from '../use-code-draft.ts';
import type { DiagnosticsPlace } from './diagnostics-place.ts';

/** What the editor shows of messages, and the place that tells it. */
export interface MarkedEditor {
  readonly marks: readonly EditorMark[];
  readonly jump: EditorJump | null;
  readonly place: DiagnosticsPlace;
}

const noMarks: readonly EditorMark[] = [];

/** Marks are of the text they were made for: where another one is opened, there are none. */
export function useMarkedEditor(
  chosen: OfferedLanguage,
  { documentKey, code }: Pick<CodeDraft, 'documentKey' | 'code'>,
): MarkedEditor {
  const [marked, setMarked] = useState({ documentKey, marks: noMarks });
  const [jump, setJump] = useState<EditorJump | null>(null);
  const current = useRef({ chosen, documentKey, code });
  current.current = { chosen, documentKey, code };
  const place = useMemo<DiagnosticsPlace>(
    () => ({
      program() {
        const { chosen: now, code: read } = current.current;
        const lineCount = read().split('\n').length;
        return { languageKey: now.language.key, linesBefore: now.linesBefore, lineCount };
      },
      mark: (marks) => setMarked({ documentKey: current.current.documentKey, marks }),
      jump: ({ line, column }) => setJump({ line, column }),
    }),
    [],
  );
  return { marks: marked.documentKey === documentKey ? marked.marks : noMarks, jump, place };
}
