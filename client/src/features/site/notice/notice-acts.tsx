import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { RowAct, RowMenu } from '../../../components/row-menu.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../lib/keyboard/focus-heading.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import {
  ManagedNoticesDocument,
  useDeleteNoticeMutation,
  useRecallNoticeMutation,
  useScheduleNoticeMutation,
  useSendTestNoticeMutation,
  type ManagedNoticeFragment,
} from './notices.generated.ts';

interface NoticeActsProps {
  readonly notice: ManagedNoticeFragment;
  readonly onEdit: () => void;
  readonly onSend: () => void;
}

/** What can be done with a notice as far as it is. */
export function NoticeActs({ notice, onEdit, onSend }: NoticeActsProps) {
  const t = useText();
  const act = useAct();
  const [asked, setAsked] = useState<'recall' | 'delete' | null>(null);
  const [schedule] = useScheduleNoticeMutation();
  const [recall] = useRecallNoticeMutation();
  const [testSend] = useSendTestNoticeMutation();
  const [remove] = useDeleteNoticeMutation({ refetchQueries: [ManagedNoticesDocument] });
  const { id, title, state } = notice;
  const isUnsent = state === 'DRAFT' || state === 'SCHEDULED';
  const drop = async () => {
    const isDone = await act(
      async () => (await remove({ variables: { id } })).data?.deleteNotice,
      t({ id: 'siteNotice.deleted' }),
    );
    // The row goes with its button.
    if (isDone) focusHeading();
  };
  return (
    <>
      <Flex justify={{ md: 'flex-end' }}>
        <RowMenu name={title}>
          {isUnsent ? (
            <>
              <RowAct id="send" onPress={onSend}>
                {t({ id: 'siteNotice.send' })}
              </RowAct>
              <RowAct
                id="test"
                onPress={() =>
                  void act(
                    async () => (await testSend({ variables: { id } })).data?.sendTestNotice,
                    t({ id: 'siteNotice.tested' }),
                  )
                }
              >
                {t({ id: 'siteNotice.test' })}
              </RowAct>
            </>
          ) : null}
          {state === 'SCHEDULED' ? (
            <RowAct
              id="unschedule"
              onPress={() =>
                void act(
                  async () => (await schedule({ variables: { id, sendAt: null } })).data?.scheduleNotice,
                  t({ id: 'siteNotice.unscheduled' }),
                )
              }
            >
              {t({ id: 'siteNotice.unschedule' })}
            </RowAct>
          ) : null}
          {state === 'RECALLED' ? null : (
            <RowAct id="edit" onPress={onEdit}>
              {t({ id: 'siteContent.edit' })}
            </RowAct>
          )}
          {state === 'SENT' || state === 'SENDING' ? (
            <RowAct id="recall" onPress={() => setAsked('recall')}>
              {t({ id: 'siteNotice.recall' })}
            </RowAct>
          ) : null}
          <RowAct id="delete" isHarsh onPress={() => setAsked('delete')}>
            {t({ id: 'siteContent.delete' })}
          </RowAct>
        </RowMenu>
      </Flex>
      <ConfirmDialog
        isOpen={asked === 'recall'}
        title={t({ id: 'siteNotice.recallTitle' }, { title })}
        text={t({ id: 'siteNotice.recallText' })}
        action={t({ id: 'siteNotice.recall' })}
        onConfirm={() =>
          void act(
            async () => (await recall({ variables: { id } })).data?.recallNotice,
            t({ id: 'siteNotice.recalled' }),
          )
        }
        onClose={() => setAsked(null)}
      />
      <ConfirmDialog
        isOpen={asked === 'delete'}
        title={t({ id: 'siteNotice.deleteTitle' }, { title })}
        text={t({ id: 'siteNotice.deleteText' })}
        action={t({ id: 'siteContent.delete' })}
        onConfirm={() => void drop()}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
