import { useText } from '../../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../../lib/toast/use-act.ts';
import {
  TrainingProblemsDocument,
  useOpenTrainingSectionMutation,
  type TrainingProblems_SectionFragment,
} from '../training-problems.generated.ts';

/** Opens a section whose requirements are not complete, or takes that back. */
export function useOpening({ id, title }: TrainingProblems_SectionFragment) {
  const t = useText();
  const act = useAct();
  const [send, { loading: isSending }] = useOpenTrainingSectionMutation({
    refetchQueries: [TrainingProblemsDocument],
    awaitRefetchQueries: true,
  });
  /** @returns is it so now? */
  const setOpen = (isOpen: boolean) =>
    act(
      async () => (await send({ variables: { input: { sectionId: id, isOpen } } })).data?.openTrainingSection,
      isOpen ? t({ id: 'training.section.opened' }, { title }) : t({ id: 'training.section.waitsAgain' }, { title }),
    );
  return { setOpen, isSending };
}
