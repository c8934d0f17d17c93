import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { LineStrip, placeOfLines } from '../../../components/code-block/line-strip.tsx';
import { DiagnosticList } from '../../../components/diagnostic-list.tsx';
import { diagnosticsOf, type DiagnosedProgram } from '../../../lib/diagnostics/diagnostics.ts';
import type { Diagnostic } from '../../../lib/diagnostics/families.ts';

interface NamedLines {
  /** Stands above the code; null: no message names a line of it. */
  readonly list: ReactNode;
  /** Marks the lines, behind the code. */
  readonly marks: ReactNode;
}

/** The lines of a program that messages of its compiler, or of its runs, name. */
export function useNamedLines(messages: readonly string[], program: DiagnosedProgram): NamedLines {
  const id = useId();
  const found = diagnosticsOf(messages, program);
  if (found.length === 0) return { list: null, marks: null };
  const markOf = ({ line, severity }: Diagnostic) => `${id}-${severity}-${line}`;
  return {
    list: (
      <chakra.div px="2" pb="2" borderBottomWidth="1px">
        <DiagnosticList
          diagnostics={found}
          onJump={(one) => {
            const mark = document.getElementById(markOf(one));
            mark?.scrollIntoView({ block: 'center' });
            mark?.focus({ preventScroll: true });
          }}
        />
      </chakra.div>
    ),
    marks: found.map((one) => (
      <LineStrip
        key={markOf(one)}
        id={markOf(one)}
        role="note"
        aria-label={one.text}
        tabIndex={-1}
        bg={one.severity === 'error' ? 'red.subtle' : 'amber.subtle'}
        style={placeOfLines({ from: one.line, to: one.line })}
      />
    )),
  };
}
