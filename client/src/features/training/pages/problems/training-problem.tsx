import type { ReactNode } from 'react';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { trainingAddress } from '../../../../lib/address/training-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { useTraining } from '../frame/training-context.ts';
import { placeOf, type PlacedProblem } from './place-of.ts';
import { useTrainingProblemsQuery } from './training-problems.generated.ts';

interface TrainingProblemProps {
  /** As in the address. */
  readonly displayId: string;
  /** The page of the problem. */
  readonly children: (placed: PlacedProblem) => ReactNode;
}

/** Finds the problem of the address in the list of the training. */
export function TrainingProblem({ displayId, children }: TrainingProblemProps) {
  const t = useText();
  const place = useTraining();
  const { id, kind } = place;
  const { data, previousData, error, loading, refetch } = useTrainingProblemsQuery({
    variables: { id, language: useLocale() },
    fetchPolicy: 'cache-and-network',
  });
  const training = (data ?? previousData)?.training;
  const problems = training?.problems ?? undefined;
  const { sections, materials, nextProblem } = training ?? {};
  const placed =
    problems === undefined
      ? null
      : placeOf(displayId, {
          problems,
          sections: sections ?? [],
          materials: materials ?? [],
          nextProblem: nextProblem ?? null,
        });
  if (placed !== null) return children(placed);
  return (
    <PageBody>
      <LoadingRows
        data={loading && error === undefined ? undefined : problems}
        error={error}
        onRetry={() => void refetch()}
        count={8}
      />
      {problems !== undefined && !loading ? (
        <>
          <PageTitle text={t({ id: 'training.problemMissing' }, { kind })} />
          <EmptyState
            icon="search"
            title={t({ id: 'training.problemMissing' }, { kind })}
            hint={t({ id: 'training.problemMissingHint' }, { id: displayId })}
          >
            <TextLink to={`${trainingAddress(place)}/problems`}>{t({ id: 'training.toProblems' }, { kind })}</TextLink>
          </EmptyState>
        </>
      ) : null}
    </PageBody>
  );
}
