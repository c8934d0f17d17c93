import type { ReactNode } from 'react';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { trainingListAddress } from '../../../../lib/address/training-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useRefetchOnReturn } from '../../../../lib/live/use-refetch-on-return.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { TrainingContext } from './training-context.ts';
import { useTrainingFrameQuery } from './training-frame.generated.ts';

/** What shows ticks and solved problems, which change in other tabs, too. */
const progressQueries = ['TrainingFrame', 'TrainingProblems'];

interface TrainingEntranceProps {
  /** Null: the address names no training. */
  readonly trainingId: string | null;
  /** Of the address; null: the site. */
  readonly groupId: string | null;
  readonly children: ReactNode;
}

/** Loads a training and gives it to the pages inside. */
export function TrainingEntrance({ trainingId, groupId, children }: TrainingEntranceProps) {
  const t = useText();
  const language = useLocale();
  useRefetchOnReturn(progressQueries);
  const { data, previousData, error, loading, refetch } = useTrainingFrameQuery({
    variables: { id: trainingId ?? '', language },
    skip: trainingId === null,
    fetchPolicy: 'cache-and-network',
  });
  const training = (data ?? previousData)?.training;
  if (training) {
    const isReceived = groupId !== null && training.sharedFrom !== null && training.groupId !== groupId;
    return (
      <TrainingContext value={{ ...training, groupId: isReceived ? groupId : training.groupId, isReceived }}>
        {children}
      </TrainingContext>
    );
  }
  if (trainingId === null || (training === null && !loading)) {
    return (
      <PageBody>
        <PageTitle text={t({ id: 'training.missing' })} />
        <EmptyState icon="search" title={t({ id: 'training.missing' })} hint={t({ id: 'training.missingHint' })}>
          <TextLink to={trainingListAddress(groupId)}>{t({ id: 'training.toList' })}</TextLink>
        </EmptyState>
      </PageBody>
    );
  }
  return (
    <PageBody>
      {error === undefined ? <SkeletonRows count={8} /> : <ErrorState error={error} onRetry={() => void refetch()} />}
    </PageBody>
  );
}
