import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { CheckLabel } from '../../../../components/form/check-label.tsx';
import { changeAddress } from '../../../../lib/address/read-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useContest } from './contest-context.ts';

interface AfterEnd {
  /** Does what was submitted after the end count in what is shown? The address says so. */
  readonly includesAfterEnd: boolean;
  /** Says it and changes it; null for those who do not choose. */
  readonly choice: ReactNode;
}

/**
 * Admins of a contest that is over choose whether what was submitted after the end counts (specification, section 6).
 */
export function useAfterEnd(): AfterEnd {
  const t = useText();
  const { contest, status } = useContest();
  const [params, setParams] = useSearchParams();
  if (!contest.viewerIsAdmin || status !== 'ENDED') return { includesAfterEnd: false, choice: null };
  const includesAfterEnd = params.get('containsEnd') === 'true';
  return {
    includesAfterEnd,
    choice: (
      <CheckLabel>
        <input
          type="checkbox"
          checked={includesAfterEnd}
          onChange={(event) => setParams(changeAddress(params, { containsEnd: event.target.checked ? 'true' : null }))}
        />
        {t({ id: 'contest.containsEnd' })}
      </CheckLabel>
    ),
  };
}
