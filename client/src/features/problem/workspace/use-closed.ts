import { useIsArchived } from '../../../components/archive/archived-place.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useContestPlace } from './contest-place.ts';
import type { Workspace_ProblemFragment } from './workspace.generated.ts';

/** What decides whether a problem takes submissions. */
export interface ClosableProblem {
  /** Null: the site judges it. */
  readonly remoteJudge: Pick<NonNullable<Workspace_ProblemFragment['remoteJudge']>, 'name' | 'state'> | null;
}

/** Why nothing can be submitted here now, in the reader's language; null: something can. */
export function useClosed({ remoteJudge }: ClosableProblem): string | null {
  const t = useText();
  const closed = useContestPlace()?.closed ?? null;
  if (useIsArchived()) return t({ id: 'editor.archived' });
  // The server refuses every way to submit then, that through the browser too.
  if (closed === null && remoteJudge?.state === 'OFF')
    return t({ id: 'editor.remoteOff' }, { judge: remoteJudge.name });
  return closed;
}
