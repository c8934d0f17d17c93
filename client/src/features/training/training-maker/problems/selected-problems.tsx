import { Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Choice } from '../../../../components/choice.tsx';
import { domainErrorText, isSuccess, type Outcome } from '../../../../lib/failure/domain-error.ts';
import { failureText } from '../../../../lib/failure/failure.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { withGap } from '../../../../lib/intl/with-gap.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { TrainingProblemCandidatesDocument, useAddTrainingProblemsMutation } from './managed-problems.generated.ts';
import { reloadPlan } from './reload-plan.ts';
import { maxAddedAtOnce, type ProblemSelection } from './use-problem-selection.ts';

interface SelectedProblemsProps {
  readonly trainingId: string;
  readonly selection: ProblemSelection;
  /** Where they go; null: before the first section. */
  readonly sectionId: string | null;
  /** To choose from, with the one before all sections, whose id is empty; fewer than two: nothing to choose. */
  readonly sections: readonly (readonly [id: string, title: string])[];
  readonly onSection: (sectionId: string | null) => void;
  readonly onAdded: (problemIds: readonly string[]) => void;
}

/** How many problems are ticked, and the button that adds them; says which of them cannot be added. */
export function SelectedProblems({
  trainingId,
  selection,
  sectionId,
  sections,
  onSection,
  onAdded,
}: SelectedProblemsProps) {
  const t = useText();
  const [add, { loading }] = useAddTrainingProblemsMutation(reloadPlan(TrainingProblemCandidatesDocument));
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const { problems } = selection;
  const count = problems.length;
  /** What the server said of each problem that it refused; those leave the selection, so that the others can follow. */
  const refuse = (result: Exclude<Outcome, { message?: undefined }>) => {
    const faults = (result?.fields ?? []).flatMap(({ path, message }) => {
      const problem = problems[Number(/^problemIds\.(\d+)$/.exec(path)?.[1])];
      return problem === undefined ? [] : [{ problem, message }];
    });
    selection.drop(faults.map(({ problem }) => problem.id));
    setRefusals(
      faults.length === 0
        ? [result?.fields?.[0]?.message ?? domainErrorText(t, result)]
        : [
            t({ id: 'trainings.addSelectedRefused' }),
            ...faults.map(({ problem, message }) =>
              t({ id: 'trainings.problemRefused' }, { id: problem.displayId, reason: message }),
            ),
          ],
    );
  };
  const send = async () => {
    if (loading) return;
    setRefusals([]);
    const problemIds = problems.map(({ id }) => String(id));
    try {
      const result = (await add({ variables: { input: { trainingId, problemIds, sectionId } } })).data
        ?.addTrainingProblems;
      if (!isSuccess(result)) {
        refuse(result);
        return;
      }
      selection.clear();
      showToast('success', t({ id: 'trainings.addedSelected' }, { count }));
      onAdded(problemIds);
    } catch (error) {
      setRefusals([failureText(t, error)]);
    }
  };
  return (
    <>
      <Box role="alert" mt="2" color="fg.error" fontSize="sm" _empty={{ display: 'none' }}>
        {refusals.map((text) => (
          <Box key={text}>{text}</Box>
        ))}
      </Box>
      <Box role="status" mt="2" color="fg.muted" fontSize="sm" _empty={{ display: 'none' }}>
        {count === 0 ? null : withGap(t({ id: 'trainings.selected' }, { count }))}
        {selection.isFull ? t({ id: 'trainings.selectedMax' }, { max: maxAddedAtOnce }) : null}
      </Box>
      {count === 0 ? null : (
        <Flex mt="2" gap="2" wrap="wrap" align="center">
          {sections.length > 1 ? (
            <Choice
              label={t({ id: 'trainings.section' })}
              value={sectionId ?? ''}
              options={sections}
              maxW="14rem"
              onChange={(id) => onSection(id === '' ? null : id)}
            />
          ) : null}
          <Button size="sm" colorPalette="accent" aria-disabled={loading} onClick={() => void send()}>
            {t({ id: 'trainings.addSelected' }, { count })}
          </Button>
          <Button size="sm" variant="ghost" onClick={selection.clear}>
            {t({ id: 'trainings.clearSelected' })}
          </Button>
        </Flex>
      )}
    </>
  );
}
