import type { Outcome } from '../../../lib/failure/domain-error.ts';
import type { UserAct } from './user-acts.ts';
import {
  ManagedUsersDocument,
  useDeleteManagedUsersMutation,
  useDisableManagedUsersMutation,
  useEnableManagedUsersMutation,
  useRemoveManagedUserSecondFactorMutation,
  useRestoreManagedUsersMutation,
  useSendManagedUserPasswordLinkMutation,
  useSignOutManagedUsersMutation,
  useUnlockManagedUserMutation,
} from './users.generated.ts';

/** What an act is done with. */
interface ActInput {
  readonly userIds: string[];
  readonly reason: string;
  /** ISO 8601; null: no end. */
  readonly until: string | null;
}

/** Does acts on accounts. */
export function useUserActs(): (act: UserAct, input: ActInput) => Promise<Outcome> {
  const refetch = { refetchQueries: [ManagedUsersDocument] };
  const [disable] = useDisableManagedUsersMutation(refetch);
  const [enable] = useEnableManagedUsersMutation(refetch);
  const [signOut] = useSignOutManagedUsersMutation();
  const [remove] = useDeleteManagedUsersMutation(refetch);
  const [restore] = useRestoreManagedUsersMutation(refetch);
  const [sendLink] = useSendManagedUserPasswordLinkMutation();
  const [unlock] = useUnlockManagedUserMutation();
  const [removeSecondFactor] = useRemoveManagedUserSecondFactorMutation();
  return async (act, { userIds, reason, until }) => {
    const ofOne = { variables: { userId: userIds[0] ?? '' } };
    switch (act) {
      case 'disable':
        return (await disable({ variables: { input: { userIds, reason, until } } })).data?.disableUsers;
      case 'enable':
        return (await enable({ variables: { input: { userIds } } })).data?.enableUsers;
      case 'signOut':
        return (await signOut({ variables: { input: { userIds } } })).data?.signOutUsers;
      case 'sendLink':
        return (await sendLink(ofOne)).data?.sendPasswordLink;
      case 'unlock':
        return (await unlock(ofOne)).data?.unlockUser;
      case 'removeSecondFactor':
        return (await removeSecondFactor(ofOne)).data?.removeSecondFactor;
      case 'delete':
        return (await remove({ variables: { input: { userIds, reason } } })).data?.deleteUsers;
      case 'restore':
        return (await restore({ variables: { input: { userIds } } })).data?.restoreUsers;
    }
  };
}
