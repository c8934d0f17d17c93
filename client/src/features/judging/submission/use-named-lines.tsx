import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { LineStrip, placeOfLines } from '../../../components/code-block/line-strip.tsx';
import { DiagnosticList } from '../../../components/diagnostic-list.tsx';
import { diagnosticsOf, type DiagnosedProgram } from '../../../lib/diagnostics/diagnostics.ts';
import type { Diagnostic } from '../../../lib/diagnostics/families.ts';

interface NamedLines {
  /** Stands above the code; null: the message names no line of it. */
  readonly list: ReactNode;
  /** Marks the lines, behind the code. */
  readonly marks: ReactNode;
}

/** The lines of a program that a message of its compiler names. @param message null: there is none. */
export function useNamedLines(message: string | null, program: DiagnosedProgram): NamedLines {
  const id = useId();
  const found = message === null ? [] : diagnosticsOf(message, program);
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
