import { useText } from '../../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../../lib/toast/use-act.ts';
import {
  TrainingProblemsDocument,
  useOpenTrainingSectionMutation,
  type TrainingProblems_SectionFragment,
} from '../training-problems.generated.ts';

/** Opens a section whose requirements are not complete. */
export function useOpenAnyway({ id, title }: TrainingProblems_SectionFragment, onOpened: () => void) {
  const t = useText();
  const act = useAct();
  const [open, { loading: isOpening }] = useOpenTrainingSectionMutation({
    refetchQueries: [TrainingProblemsDocument],
    awaitRefetchQueries: true,
  });
  const openAnyway = async () => {
    const isOpened = await act(
      async () => (await open({ variables: { input: { sectionId: id, isOpen: true } } })).data?.openTrainingSection,
      t({ id: 'training.section.opened' }, { title }),
    );
    if (isOpened) onOpened();
  };
  return { openAnyway, isOpening };
}
