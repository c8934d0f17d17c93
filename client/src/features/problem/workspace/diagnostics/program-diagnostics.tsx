import { useEffect, useEffectEvent, useState } from 'react';
import { DiagnosticList } from '../../../../components/diagnostic-list.tsx';
import { diagnosticsOf } from '../../../../lib/diagnostics/diagnostics.ts';
import type { Diagnostic } from '../../../../lib/diagnostics/families.ts';
import { useDiagnosticsPlace } from './diagnostics-place.ts';

/**
 * The lines of the program that messages name, marked in the editor as long as this is shown; each leads there. Nothing
 * where they name none.
 */
export function ProgramDiagnostics({ messages }: { readonly messages: readonly string[] }) {
  const place = useDiagnosticsPlace();
  const [found, setFound] = useState<readonly Diagnostic[]>([]);
  const show = useEffectEvent(() => {
    const now = place === null ? [] : diagnosticsOf(messages, place.program());
    setFound(now);
    place?.mark(now);
  });
  const remove = useEffectEvent(() => place?.mark([]));
  const all = messages.join('\n');
  useEffect(() => {
    show();
    return () => remove();
  }, [all]);
  return place === null || found.length === 0 ? null : <DiagnosticList diagnostics={found} onJump={place.jump} />;
}
