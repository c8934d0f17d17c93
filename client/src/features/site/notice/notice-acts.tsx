import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { RowButton } from '../../../components/row-button.tsx';
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
      <Flex gap="2" align="center" wrap="wrap" justify={{ md: 'flex-end' }}>
        {isUnsent ? (
          <>
            <RowButton label={t({ id: 'siteNotice.sendOf' }, { title })} onPress={onSend}>
              {t({ id: 'siteNotice.send' })}
            </RowButton>
            <RowButton
              label={t({ id: 'siteNotice.testOf' }, { title })}
              onPress={() =>
                void act(
                  async () => (await testSend({ variables: { id } })).data?.sendTestNotice,
                  t({ id: 'siteNotice.tested' }),
                )
              }
            >
              {t({ id: 'siteNotice.test' })}
            </RowButton>
          </>
        ) : null}
        {state === 'SCHEDULED' ? (
          <RowButton
            label={t({ id: 'siteNotice.unscheduleOf' }, { title })}
            onPress={() =>
              void act(
                async () => (await schedule({ variables: { id, sendAt: null } })).data?.scheduleNotice,
                t({ id: 'siteNotice.unscheduled' }),
              )
            }
          >
            {t({ id: 'siteNotice.unschedule' })}
          </RowButton>
        ) : null}
        {state === 'RECALLED' ? null : (
          <RowButton label={t({ id: 'siteNotice.editOf' }, { title })} onPress={onEdit}>
            {t({ id: 'siteContent.edit' })}
          </RowButton>
        )}
        {state === 'SENT' || state === 'SENDING' ? (
          <RowButton label={t({ id: 'siteNotice.recallOf' }, { title })} onPress={() => setAsked('recall')}>
            {t({ id: 'siteNotice.recall' })}
          </RowButton>
        ) : null}
        <Button
          size="xs"
          variant="outline"
          colorPalette="red"
          color="red.fg"
          aria-label={t({ id: 'siteNotice.deleteOf' }, { title })}
          onClick={() => setAsked('delete')}
        >
          {t({ id: 'siteContent.delete' })}
        </Button>
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
