import { Text } from '@chakra-ui/react';
import { useText } from '../../../../lib/intl/use-text.ts';
import { MutedUserList } from './muted-user-list.tsx';
import { ThreadList } from './thread-list.tsx';

/** What the viewer watches and muted. */
export function WatchLists() {
  const t = useText();
  return (
    <>
      <Text color="fg.muted" fontSize="sm">
        {t({ id: 'setting.watchHint' })}
      </Text>
      <ThreadList mode="WATCH" />
      <ThreadList mode="MUTE" />
      <MutedUserList />
    </>
  );
}
