import { failureText } from '../../../lib/failure/failure.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import {
  useDeleteJudgeNodeMutation,
  useDrainJudgeNodeMutation,
  usePauseJudgeNodeMutation,
  useResumeJudgeNodeMutation,
  useRevokeJudgeNodeMutation,
} from './judge-page.generated.ts';

/** What a super admin can do with a judge. */
export type NodeAct = 'pause' | 'drain' | 'resume' | 'revoke' | 'delete';

/** Does something with a judge and says how it went; the list shows it by itself, since changes are pushed. */
export function useNodeActs({
  id,
  name,
}: {
  readonly id: number;
  readonly name: string;
}): (act: NodeAct) => Promise<void> {
  const t = useText();
  const [pause] = usePauseJudgeNodeMutation();
  const [drain] = useDrainJudgeNodeMutation();
  const [resume] = useResumeJudgeNodeMutation();
  const [revoke] = useRevokeJudgeNodeMutation();
  const [remove] = useDeleteJudgeNodeMutation();
  const acts = { pause, drain, resume, revoke, delete: remove };
  return async (act) => {
    try {
      const { data } = await acts[act]({ variables: { id } });
      const result = data?.result;
      if (result !== undefined && 'message' in result) showToast('error', result.message);
      else showToast('success', t({ id: 'judge.changed' }, { name }));
    } catch (error) {
      showToast('error', failureText(t, error));
    }
  };
}
