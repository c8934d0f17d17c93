import { useEffect, useEffectEvent } from 'react';
import {
  useMarkMessagesReadMutation,
  type MessageListQueryVariables,
  type MessageRow_MessageFragment,
} from './message.generated.ts';

/** Marks what is shown as read. It goes on looking new while it stands there: it was, when the reader came. */
export function useMarkRead(
  kind: MessageListQueryVariables['kind'],
  messages: readonly MessageRow_MessageFragment[],
): void {
  const [markRead] = useMarkMessagesReadMutation();
  const unreadIds = messages
    .filter(({ isRead }) => !isRead)
    .map(({ id }) => id)
    .join(',');
  const mark = useEffectEvent((ids: readonly number[]) => {
    // The badge stays then, and the next look tries again.
    markRead({ variables: { kind, ids } }).catch(() => undefined);
  });
  useEffect(() => {
    if (unreadIds !== '') mark(unreadIds.split(',').map(Number));
  }, [unreadIds]);
}
