import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Choice } from '../../../../components/choice.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { isSuccess, type Outcome } from '../../../../lib/failure/domain-error.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { useAddImportedProblemsMutation, useTrainingsForImportQuery } from './remote-import.generated.ts';

/** Problems of one request, as the server takes them. */
const maxAddedAtOnce = 50;

/** Puts the problems of an import at the end of a training that the reader manages. */
export function AddToTraining({ problemIds }: { readonly problemIds: readonly string[] }) {
  const t = useText();
  const act = useAct();
  const { data } = useTrainingsForImportQuery();
  const [add, { loading }] = useAddImportedProblemsMutation();
  const [chosen, setChosen] = useState<string | null>(null);
  const [filled, setFilled] = useState<string | null>(null);
  const trainings = data?.managedTrainings.items.filter(({ viewerCanAddProblems }) => viewerCanAddProblems) ?? [];
  const trainingId = chosen ?? trainings[0]?.id;
  if (trainingId === undefined || problemIds.length === 0) return null;

  const send = async (): Promise<Outcome> => {
    for (let start = 0; start < problemIds.length; start += maxAddedAtOnce) {
      const input = { trainingId, problemIds: problemIds.slice(start, start + maxAddedAtOnce) };
      const result: Outcome = (await add({ variables: { input } })).data?.addTrainingProblems;
      // A problem that cannot be added is named by the first fault.
      if (!isSuccess(result)) return result && { ...result, message: result.fields?.[0]?.message ?? result.message };
    }
    setFilled(trainingId);
    return { __typename: 'AddTrainingProblemsSuccess' };
  };

  return (
    <Panel px="4" py="3" mb="3">
      <Flex gap="3" wrap="wrap" align="center">
        <Choice
          label={t({ id: 'batch.remote.training' })}
          value={trainingId}
          options={trainings.map(({ id, title }) => [id, title] as const)}
          maxW="20rem"
          onChange={setChosen}
        />
        <Button
          size="sm"
          variant="outline"
          loading={loading}
          onClick={() => void act(send, t({ id: 'batch.remote.addedToTraining' }))}
        >
          {t({ id: 'batch.remote.addToTraining' }, { count: problemIds.length })}
        </Button>
        {filled === null ? null : (
          <TextLink to={`/training/${filled}`}>{t({ id: 'batch.remote.openTraining' })}</TextLink>
        )}
      </Flex>
    </Panel>
  );
}
