import { useIsArchived } from '../../../components/archive/archived-place.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useContestPlace } from './contest-place.ts';

/** Why nothing can be submitted here now, in the reader's language; null: something can. */
export function useClosed(): string | null {
  const t = useText();
  const closed = useContestPlace()?.closed ?? null;
  return useIsArchived() ? t({ id: 'editor.archived' }) : closed;
}
