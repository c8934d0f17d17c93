import { Badge, Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { RowButton } from '../../../components/row-button.tsx';
import { formatDateTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../lib/keyboard/focus-heading.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { audienceNames, noticeMoment, stateLooks } from './notice-words.ts';
import {
  ManagedNoticesDocument,
  useDeleteNoticeMutation,
  useRecallNoticeMutation,
  useScheduleNoticeMutation,
  useSendTestNoticeMutation,
  type ManagedNoticeFragment,
} from './notices.generated.ts';

interface NoticeRowProps {
  readonly notice: ManagedNoticeFragment;
  readonly onEdit: () => void;
  readonly onSend: () => void;
}

/** One notice: who it is for, how far it is, and what can be done with it then. */
export function NoticeRow({ notice, onEdit, onSend }: NoticeRowProps) {
  const t = useText();
  const act = useAct();
  const [asked, setAsked] = useState<'recall' | 'delete' | null>(null);
  const [schedule] = useScheduleNoticeMutation();
  const [recall] = useRecallNoticeMutation();
  const [testSend] = useSendTestNoticeMutation();
  const [remove] = useDeleteNoticeMutation({ refetchQueries: [ManagedNoticesDocument] });
  const { id, title, audience, state, author, createdAt } = notice;
  const when = noticeMoment(notice);
  const { palette, name } = stateLooks[state];
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
    <Flex as="li" px="4" py="2.5" columnGap="4" rowGap="2" align="center" wrap="wrap" layerStyle="row">
      <Box flex="1 1 14rem" minW="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Badge size="sm" variant="subtle" colorPalette={palette}>
            {t(name)}
          </Badge>
          <Text fontWeight="medium" overflowWrap="anywhere" minW="0">
            {title}
          </Text>
        </Flex>
        <Flex color="fg.muted" fontSize="xs" columnGap="3" wrap="wrap">
          <span>#{id}</span>
          <span>{t(audienceNames[audience])}</span>
          <span>{author?.username}</span>
          <RelativeTime at={createdAt} />
          {when === null ? null : <span>{t(when.text, { at: formatDateTime(new Date(when.at)) })}</span>}
        </Flex>
      </Box>
      <Flex gap="2" align="center" wrap="wrap">
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
    </Flex>
  );
}
