import { Box, Flex, Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { isNotFound } from '../../../../lib/failure/failure.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useIsPhone } from '../../../../lib/preferences/use-is-phone.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { CandidateList, type Candidate } from './candidate-list.tsx';
import { ManagedProblemRow } from './managed-problem-row.tsx';
import {
  ManagedTrainingProblemsDocument,
  TrainingProblemCandidatesDocument,
  useAddTrainingProblemMutation,
  useManagedTrainingProblemsQuery,
  useArrangeTrainingMutation,
  type ManagedTrainingProblemRow_ProblemFragment,
  type ManagedTrainingProblemsQuery,
} from './managed-problems.generated.ts';
import { PlaceDialog } from './place-dialog.tsx';

/** The problems of a training, and those that could be added. */
export function ManagedProblemsPage({ trainingId }: { readonly trainingId: string }) {
  const t = useText();
  const isPhone = useIsPhone();
  const { data, error, refetch } = useManagedTrainingProblemsQuery({
    variables: { trainingId },
    fetchPolicy: 'cache-and-network',
  });
  const training = data?.training ?? null;
  const title = t({ id: 'trainings.problemsOf' }, { title: training?.title ?? trainingId });
  const isMissing = (data !== undefined && training === null) || (data === undefined && isNotFound(error));
  return (
    <PageBody maxW="64rem">
      <PageTitle text={title} />
      <Flex align="center" justify="space-between" gap="2" mb="3" wrap="wrap">
        <Heading as="h1" size="lg" overflowWrap="anywhere">
          {title}
        </Heading>
        <Flex gap="3" align="center">
          {training?.viewerCanEdit ? (
            <TextLink to={`/admin/training/${trainingId}/edit`}>{t({ id: 'trainings.toForm' })}</TextLink>
          ) : null}
          <TextLink to="/admin/training">{t({ id: 'trainings.toList' })}</TextLink>
        </Flex>
      </Flex>
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
      {training !== null && data !== undefined ? (
        <Problems training={training} problems={data.managedTrainingProblems} />
      ) : null}
    </PageBody>
  );
}

interface ProblemsProps {
  readonly training: NonNullable<ManagedTrainingProblemsQuery['training']>;
  /** In their order. */
  readonly problems: readonly ManagedTrainingProblemRow_ProblemFragment[];
}

function Problems({ training, problems }: ProblemsProps) {
  const t = useText();
  const [chosen, setChosen] = useState<Candidate | null>(null);
  const { move, isMoving } = useMove(training.id, problems);
  const [add] = useAddTrainingProblemMutation({
    refetchQueries: [ManagedTrainingProblemsDocument, TrainingProblemCandidatesDocument],
    awaitRefetchQueries: true,
  });
  return (
    <>
      <Panel opacity={isMoving ? 0.7 : 1}>
        {problems.length === 0 ? (
          <EmptyState
            icon="file"
            title={t({ id: 'trainings.noProblems' })}
            hint={t({ id: 'trainings.noProblemsHint' })}
          />
        ) : null}
        <Box as="ul" listStyleType="none" aria-label={t({ id: 'trainings.problems' })}>
          {problems.map((problem, index) => (
            <ManagedProblemRow
              key={problem.problemId}
              trainingId={training.id}
              problem={problem}
              canChange={training.viewerCanChangeProblems}
              isFirst={index === 0}
              isLast={index === problems.length - 1}
              onMove={(places) => void move(index, places)}
            />
          ))}
        </Box>
      </Panel>
      {training.viewerCanAddProblems ? (
        <Panel as="section" aria-label={t({ id: 'trainings.bank' })} p="3" mt="4">
          <Heading as="h2" size="sm" mb="2">
            {t({ id: 'trainings.bank' })}
          </Heading>
          <CandidateList trainingId={training.id} onChoose={setChosen} />
        </Panel>
      ) : null}
      {chosen === null ? null : (
        <PlaceDialog
          key={chosen.id}
          title={t({ id: 'trainings.addOf' }, { id: chosen.displayId })}
          action={t({ id: 'trainings.add' })}
          initial={{ displayId: chosen.displayId, rank: null }}
          onSave={async (place) =>
            (await add({ variables: { input: { trainingId: training.id, problemId: String(chosen.id), ...place } } }))
              .data?.addTrainingProblem
          }
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}

/** Moves a problem to another place of the list. */
function useMove(trainingId: string, problems: ProblemsProps['problems']) {
  const t = useText();
  const act = useAct();
  const [arrange, { loading: isMoving }] = useArrangeTrainingMutation({
    refetchQueries: [ManagedTrainingProblemsDocument],
    awaitRefetchQueries: true,
  });
  const move = async (index: number, places: number) => {
    if (isMoving) return;
    const problemIds = problems.map(({ problemId }) => problemId);
    problemIds.splice(index + places, 0, ...problemIds.splice(index, 1));
    await act(
      async () =>
        (
          await arrange({
            variables: {
              input: { trainingId, sections: [{ items: problemIds.map((problemId) => ({ problemId })) }] },
            },
          })
        ).data?.arrangeTraining,
      t({ id: 'trainings.ordered' }),
    );
  };
  return { move, isMoving };
}
