import type { Outcome } from '../../../lib/failure/domain-error.ts';
import type { HelpAct } from './user-acts.ts';
import {
  ManagedUsersDocument,
  useRemoveManagedUserSecondFactorMutation,
  useSendManagedUserPasswordLinkMutation,
  useUnlockManagedUserMutation,
} from './users.generated.ts';

/** Helps owners of accounts to sign in. */
export function useHelp(): (act: HelpAct, userId: string) => Promise<Outcome> {
  const [sendLink] = useSendManagedUserPasswordLinkMutation();
  const [unlock] = useUnlockManagedUserMutation();
  const [removeSecondFactor] = useRemoveManagedUserSecondFactorMutation({ refetchQueries: [ManagedUsersDocument] });
  return async (act, userId) => {
    const options = { variables: { userId } };
    switch (act) {
      case 'sendLink':
        return (await sendLink(options)).data?.sendPasswordLink;
      case 'unlock':
        return (await unlock(options)).data?.unlockUser;
      case 'removeSecondFactor':
        return (await removeSecondFactor(options)).data?.removeSecondFactor;
    }
  };
}
