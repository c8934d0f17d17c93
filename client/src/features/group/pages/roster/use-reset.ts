import { useState } from 'react';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { useGroup } from '../frame/group-context.ts';
import { useResetGroupPasswordsMutation, type ResetGroupPasswordsMutation } from './roster.generated.ts';

type Done = Extract<ResetGroupPasswordsMutation['resetGroupPasswords'], { __typename: 'ResetGroupPasswordsSuccess' }>;

/** Gives members whose accounts the group made new passwords, which are shown until the slips are closed. */
export function useReset() {
  const t = useText();
  const act = useAct();
  const { id: groupId } = useGroup();
  const [reset, { loading }] = useResetGroupPasswordsMutation();
  const [done, setDone] = useState<Done | null>(null);
  return {
    done,
    isBusy: loading,
    send: (userIds: readonly string[]) =>
      act(
        async () => {
          const result = (await reset({ variables: { input: { groupId, userIds: [...userIds] } } })).data
            ?.resetGroupPasswords;
          if (result?.__typename === 'ResetGroupPasswordsSuccess') setDone(result);
          return result;
        },
        t({ id: 'group.roster.wasReset' }, { count: userIds.length }),
      ),
    close: () => setDone(null),
  };
}
