import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useMuteUser } from '../../../../components/mute/use-mute-user.ts';
import { UserAvatar } from '../../../../components/user-avatar.tsx';
import { UserLink } from '../../../../components/user-link.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { KeptList, KeptRow } from './kept-list.tsx';
import { useMutedUsersQuery, type MutedUsersQuery } from './watch.generated.ts';

type User = MutedUsersQuery['mutedUsers']['items'][number]['user'];

const size = 10;

/** Users that the viewer muted. */
export function MutedUserList() {
  const t = useText();
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useMutedUsersQuery({
    variables: { page: { page, size } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.mutedUsers;
  return (
    <KeptList
      title={t({ id: 'setting.mutedUsers' })}
      none={t({ id: 'setting.mutedUsersNone' })}
      total={shown?.total}
      error={error}
      onRetry={() => void refetch()}
      page={page}
      size={size}
      onPage={setPage}
    >
      {shown?.items.map(({ user }) => (
        <UserRow key={user.id} user={user} />
      ))}
    </KeptList>
  );
}

/** An unmuted user stays until the list is loaded again, so that it can be taken back. */
function UserRow({ user: { id, username, avatarUrl } }: { readonly user: User }) {
  const t = useText();
  const act = useAct();
  const mute = useMuteUser();
  const [isRemoved, setRemoved] = useState(false);
  const action = isRemoved ? t({ id: 'setting.watchUndo' }) : t({ id: 'setting.unmute' });
  const toggle = async () => {
    const isDone = await act(
      () => mute(id, isRemoved),
      isRemoved ? t({ id: 'setting.watchKept' }) : t({ id: 'setting.watchRemoved' }),
    );
    if (isDone) setRemoved(!isRemoved);
  };
  return (
    <KeptRow
      action={action}
      actionLabel={t({ id: 'setting.watchActOn' }, { action, title: username })}
      onAct={() => void toggle()}
    >
      <Flex gap="2" align="center">
        <UserAvatar username={username} avatarUrl={avatarUrl} />
        <UserLink username={username} />
      </Flex>
    </KeptRow>
  );
}
