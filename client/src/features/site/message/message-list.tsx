import { Box, Button, Flex } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useLastPage } from '../../../components/use-last-page.ts';
import { changeAddress, readPage } from '../../../lib/address/read-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { rowListProps } from '../../../lib/keyboard/row-list.ts';
import { askShownAgain } from '../../../lib/live/ask-shown-again.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import type { MessageListLook } from './message-lists.ts';
import { MessageRow } from './message-row.tsx';
import {
  useDeleteMessagesMutation,
  useMarkMessagesReadMutation,
  useMessageListQuery,
  type MessageRow_MessageFragment,
} from './message.generated.ts';
import { useMarkRead } from './use-mark-read.ts';

interface MessageListProps {
  readonly list: MessageListLook;
  /** Unread messages of the list; null until it is known. */
  readonly unread: number | null;
}

/** One list, page by page. What is shown counts as read; what comes meanwhile appears by itself. */
export function MessageList({ list, unread }: MessageListProps) {
  const t = useText();
  const act = useAct();
  const [params, setParams] = useSearchParams();
  const [asked, setAsked] = useState<MessageRow_MessageFragment | 'all' | null>(null);
  const page = readPage(params);
  const { kind, size } = list;
  const { data, previousData, error, loading, client, refetch } = useMessageListQuery({
    variables: { kind, page: { page, size } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.messages;
  const [remove, { loading: isRemoving }] = useDeleteMessagesMutation();
  const [markRead] = useMarkMessagesReadMutation();

  useMarkRead(kind, data?.messages.items ?? []);
  const look = useEffectEvent(() => askShownAgain(client, ['MessageList']));
  useEffect(() => {
    if (unread !== null && unread > 0) look();
  }, [unread]);
  useLastPage({
    page,
    size,
    total: loading ? undefined : data?.messages.total,
    onPage: (number) => setParams(changeAddress(params, { currentPage: String(number) }), { replace: true }),
  });

  const deleteAsked = async (): Promise<void> => {
    const id = asked === 'all' || asked === null ? null : asked.id;
    const isDone = await act(
      async () => (await remove({ variables: { kind, id } })).data?.deleteMessages,
      t({ id: 'message.deleted' }),
    );
    if (isDone) await refetch();
  };

  return (
    <>
      {shown && shown.total > 0 ? (
        <Flex justify="flex-end" gap="2" mb="3">
          {unread !== null && unread > 0 ? (
            <Button size="xs" variant="outline" onClick={() => void markRead({ variables: { kind } })}>
              {t({ id: 'message.markAll' })}
            </Button>
          ) : null}
          <Button size="xs" variant="outline" disabled={isRemoving} onClick={() => setAsked('all')}>
            {t({ id: 'message.deleteAll' })}
          </Button>
        </Flex>
      ) : null}
      <Panel>
        <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={size} height="73px" />
        {shown?.total === 0 ? <EmptyState title={t(list.none)} hint={t(list.noneHint)} /> : null}
        {shown && shown.items.length > 0 ? (
          <Box as="ul" listStyleType="none" {...rowListProps} aria-label={t(list.label)}>
            {shown.items.map((message) => (
              <MessageRow key={message.id} message={message} onDelete={() => setAsked(message)} />
            ))}
          </Box>
        ) : null}
      </Panel>
      {shown && shown.total > 0 ? (
        <Pager
          page={page}
          size={size}
          total={shown.total}
          onPage={(number) => setParams(changeAddress(params, { currentPage: String(number) }))}
        />
      ) : null}
      <ConfirmDialog
        isOpen={asked !== null}
        title={asked === 'all' ? t({ id: 'message.deleteAllTitle' }) : t({ id: 'message.deleteTitle' })}
        text={
          asked === 'all'
            ? t({ id: 'message.deleteAllText' }, { list: t(list.label) })
            : t({ id: 'message.deleteText' })
        }
        action={t({ id: 'message.delete' })}
        onConfirm={() => void deleteAsked()}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
