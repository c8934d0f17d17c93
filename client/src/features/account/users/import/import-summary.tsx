import { useText } from '../../../../lib/intl/use-text.ts';
import type { UserImport_ImportFragment } from './import-users.generated.ts';

/** What came of an import that is over, in a sentence. */
export function ImportSummary({ of }: { readonly of: UserImport_ImportFragment }) {
  const t = useText();
  const { kind, state, failure, madeCount: made, leftOutCount: left, removedCount, keptCount } = of;
  if (state === 'FAILED') return <>{failure}</>;
  if (state === 'UNDONE') {
    const [removed, kept] = [removedCount ?? 0, keptCount ?? 0];
    return <>{t({ id: 'users.importUndone' }, { removed, kept })}</>;
  }
  return kind === 'TABLE' ? (
    <>{t({ id: 'users.importDone' }, { made, left })}</>
  ) : (
    <>{t({ id: 'users.generated' }, { count: made })}</>
  );
}
