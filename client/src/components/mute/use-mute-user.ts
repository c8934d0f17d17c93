import type { Outcome } from '../../lib/failure/domain-error.ts';
import { useMuteUserMutation } from './mute.generated.ts';

/** Mutes an account for the viewer, or takes that back; texts of the account on the page fold at once. */
export function useMuteUser(): (userId: string, isMuted: boolean) => Promise<Outcome> {
  const [mute] = useMuteUserMutation();
  return async (userId, isMuted) =>
    (
      await mute({
        variables: { input: { userId, isMuted } },
        update: (cache, { data }) => {
          if (data?.muteUser.__typename !== 'MuteUserSuccess') return;
          // Beside texts, accounts are objects of their own.
          const id = cache.identify({ __typename: 'CommentWriter', id: userId });
          if (id !== undefined) cache.modify({ id, fields: { isMutedByViewer: () => isMuted } });
        },
      })
    ).data?.muteUser;
}
