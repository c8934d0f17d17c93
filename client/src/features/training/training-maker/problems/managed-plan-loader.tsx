import type { ReactNode } from 'react';
import { useIsArchived } from '../../../../components/archive/archived-place.ts';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { isNotFound } from '../../../../lib/failure/failure.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useIsPhone } from '../../../../lib/preferences/use-is-phone.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { ArrangeEditor } from './arrange/arrange-editor.tsx';
import { managedPlan } from './arrange/managed-plan.ts';
import { useManagedTrainingProblemsQuery, type ManagedTrainingProblemsQuery } from './managed-problems.generated.ts';

interface ManagedPlanLoaderProps {
  readonly trainingId: string;
  /** The head of the page; undefined until the training is loaded, or when there is none. */
  readonly children?: (training: NonNullable<ManagedTrainingProblemsQuery['training']> | undefined) => ReactNode;
}

/** Loads what editors arrange, and shows the editor below the head of its page. */
export function ManagedPlanLoader({ trainingId, children }: ManagedPlanLoaderProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const isArchived = useIsArchived();
  const { data, error, refetch } = useManagedTrainingProblemsQuery({
    variables: { trainingId, language: useLocale() },
    fetchPolicy: 'cache-and-network',
  });
  const plan = data === undefined ? undefined : managedPlan(data);
  const isMissing = plan === null || (data === undefined && isNotFound(error));
  return (
    <>
      {children?.(data?.training ?? undefined)}
      {isMissing ? (
        <EmptyState icon="search" title={t({ id: 'trainings.missing' })} hint={t({ id: 'trainings.missingHint' })} />
      ) : (
        <LoadingRows
          data={data}
          error={error}
          onRetry={() => void refetch()}
          count={5}
          height={isPhone ? '101px' : '61px'}
        />
      )}
      {plan ? <ArrangeEditor plan={isArchived ? { ...plan, canChange: false, canAddProblems: false } : plan} /> : null}
    </>
  );
}
