import { useNavigate } from 'react-router';
import { domainErrorText } from '../../../lib/failure/domain-error.ts';
import { failureText } from '../../../lib/failure/failure.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { useStartRejudgeMutation, type StartRejudgeMutationVariables } from './rejudge.generated.ts';

/** Starts a batch of rejudges and goes to its page, or says why there is none. */
export function useStartRejudge() {
  const t = useText();
  const navigate = useNavigate();
  const [send, { loading }] = useStartRejudgeMutation();
  const start = async (filter: StartRejudgeMutationVariables['filter'], isPreview: boolean) => {
    try {
      const result = (await send({ variables: { filter, isPreview } })).data?.startRejudge;
      if (result?.__typename === 'StartRejudgeSuccess') void navigate(`/admin/rejudge/${result.data.id}`);
      else showToast('error', domainErrorText(t, result));
    } catch (error) {
      showToast('error', failureText(t, error));
    }
  };
  return { start, isStarting: loading };
}
