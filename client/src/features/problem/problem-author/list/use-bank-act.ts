import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import {
  useApplyForBankMutation,
  useWithdrawBankApplicationMutation,
  type AdminProblemRow_ProblemFragment,
} from './admin-problems.generated.ts';

interface BankAct {
  /** OPEN: the viewer may apply; null: nothing can be done. */
  readonly state: 'OPEN' | 'APPLIED' | null;
  readonly isBusy: boolean;
  readonly apply: () => void;
  readonly withdraw: () => void;
}

/** Applies with a problem of a group for the public bank, or withdraws that. */
export function useBankAct({ id, displayId, bankState, viewerCanOffer }: AdminProblemRow_ProblemFragment): BankAct {
  const t = useText();
  const act = useAct();
  const [apply, { loading: isApplying }] = useApplyForBankMutation();
  const [withdraw, { loading: isWithdrawing }] = useWithdrawBankApplicationMutation();
  const variables = { input: { problemId: String(id) } };
  return {
    state: !viewerCanOffer || bankState === 'ACCEPTED' ? null : bankState === 'APPLIED' ? 'APPLIED' : 'OPEN',
    isBusy: isApplying || isWithdrawing,
    apply: () =>
      void act(
        async () => (await apply({ variables })).data?.applyForBank,
        t({ id: 'author.bank.applied' }, { id: displayId }),
      ),
    withdraw: () =>
      void act(
        async () => (await withdraw({ variables })).data?.withdrawBankApplication,
        t({ id: 'author.bank.withdrawn' }, { id: displayId }),
      ),
  };
}
