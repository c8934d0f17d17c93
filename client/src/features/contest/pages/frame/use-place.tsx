import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { useText } from '../../../../lib/intl/use-text.ts';
import { isServedByJury, useContest } from './contest-context.ts';

const PasswordDialog = lazy(async () => ({
  default: (await import('../overview/password-dialog.tsx')).PasswordDialog,
}));

/** The contest as a place where its problems are solved. */
export interface SolvingPlace {
  readonly contestId: number;
  readonly closed: string | null;
  readonly isResultHidden: boolean;
  readonly doesReplace: boolean;
  readonly canAskJury: boolean;
  readonly getIn: (afterwards: () => void) => void;
}

/** What solving a problem has to know of the contest of the address, and the dialog that asks for its password. */
export function usePlace(): readonly [SolvingPlace, dialog: ReactNode] {
  const t = useText();
  const { contest, status, virtual } = useContest();
  const [wanted, setWanted] = useState<{ readonly act: () => void } | null>(null);
  const { id: contestId, viewerIsAdmin, viewerIsAdmitted, isEndSubmitAllowed } = contest;
  const isResultHidden = contest.type === 'OI' && contest.isSealed;
  // After the end nothing counts any more, except in a virtual participation.
  const doesReplace = isResultHidden && (status === 'RUNNING' || virtual !== null);
  const canAskJury = viewerIsAdmin || isServedByJury({ contest, virtual });
  const isOpen =
    viewerIsAdmin || virtual !== null || status === 'RUNNING' || (status === 'ENDED' && isEndSubmitAllowed);
  const closed = !viewerIsAdmitted
    ? t({ id: 'contest.notAdmitted' })
    : isOpen
      ? null
      : status === 'SCHEDULED'
        ? t({ id: 'contest.notStarted' })
        : t({ id: 'contest.hasEnded' });
  const place = useMemo(
    () => ({
      contestId,
      closed,
      isResultHidden,
      doesReplace,
      canAskJury,
      getIn: (afterwards: () => void) => setWanted({ act: afterwards }),
    }),
    [contestId, closed, isResultHidden, doesReplace, canAskJury],
  );
  const dialog = (
    <Suspense>
      {wanted === null ? null : (
        <PasswordDialog
          onClose={() => setWanted(null)}
          onDone={() => {
            setWanted(null);
            wanted.act();
          }}
        />
      )}
    </Suspense>
  );
  return [place, dialog];
}
