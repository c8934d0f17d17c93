import { useEffect, useEffectEvent, useState } from 'react';
import { DiagnosticList } from '../../../../components/diagnostic-list.tsx';
import { diagnosticsOf } from '../../../../lib/diagnostics/diagnostics.ts';
import type { Diagnostic } from '../../../../lib/diagnostics/families.ts';
import { useDiagnosticsPlace } from './diagnostics-place.ts';

/**
 * The lines of the program that a message names, marked in the editor as long as this is shown; each leads there.
 * Nothing where it names none.
 */
export function ProgramDiagnostics({ text }: { readonly text: string }) {
  const place = useDiagnosticsPlace();
  const [found, setFound] = useState<readonly Diagnostic[]>([]);
  const show = useEffectEvent(() => {
    const now = place === null ? [] : diagnosticsOf(text, place.program());
    setFound(now);
    place?.mark(now);
  });
  const remove = useEffectEvent(() => place?.mark([]));
  useEffect(() => {
    show();
    return () => remove();
  }, [text]);
  return place === null || found.length === 0 ? null : <DiagnosticList diagnostics={found} onJump={place.jump} />;
}
