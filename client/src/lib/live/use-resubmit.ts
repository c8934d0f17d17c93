import { useText } from '../intl/use-text.ts';
import { useAct } from '../toast/use-act.ts';
import { useResubmitSubmissionMutation } from './resubmit.generated.ts';

/** Sends a submission to its judge again and says what became of that; with whether it is on its way. */
export function useResubmit(submissionId: number): readonly [resubmit: () => void, isBusy: boolean] {
  const t = useText();
  const act = useAct();
  const [resubmit, { loading }] = useResubmitSubmissionMutation();
  return [
    () =>
      void act(
        async () => (await resubmit({ variables: { id: submissionId } })).data?.resubmitSubmission,
        t({ id: 'submission.resubmitted' }),
      ),
    loading,
  ];
}
