import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Toggle } from '../../../components/form/toggle.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { RowButton } from '../../../components/row-button.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../lib/keyboard/focus-heading.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import {
  ManagedAnnouncementsDocument,
  useDeleteAnnouncementMutation,
  useUpdateAnnouncementMutation,
  type ManagedAnnouncementFragment,
} from './announcements.generated.ts';

interface AnnouncementRowProps {
  readonly announcement: ManagedAnnouncementFragment;
  readonly onEdit: () => void;
}

/** One announcement: shown or hidden at once, edited in a dialog, deleted after a question. */
export function AnnouncementRow({ announcement, onEdit }: AnnouncementRowProps) {
  const t = useText();
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  const [update] = useUpdateAnnouncementMutation();
  const [remove] = useDeleteAnnouncementMutation({ refetchQueries: [ManagedAnnouncementsDocument] });
  const { id, title, content, isVisible, author, createdAt, updatedAt } = announcement;
  const show = (isOn: boolean) =>
    void act(
      async () =>
        (await update({ variables: { id, input: { title, content, isVisible: isOn } } })).data?.updateAnnouncement,
      isOn ? t({ id: 'siteNews.shown' }) : t({ id: 'siteNews.hidden' }),
    );
  const drop = async () => {
    const isDone = await act(
      async () => (await remove({ variables: { id } })).data?.deleteAnnouncement,
      t({ id: 'siteNews.deleted' }),
    );
    // The row goes with its button.
    if (isDone) focusHeading();
  };
  return (
    <Flex as="li" px="4" py="2.5" columnGap="4" rowGap="2" align="center" wrap="wrap" layerStyle="row">
      <Box flex="1 1 14rem" minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {title}
        </Text>
        <Flex color="fg.muted" fontSize="xs" columnGap="3" wrap="wrap">
          <span>#{id}</span>
          <span>{author?.username}</span>
          <RelativeTime at={createdAt} />
          {updatedAt === createdAt ? null : (
            <span>
              {t({ id: 'siteNews.changed' })} <RelativeTime at={updatedAt} />
            </span>
          )}
        </Flex>
      </Box>
      <Flex gap="2" align="center" wrap="wrap">
        <Toggle label={t({ id: 'siteNews.isVisible' })} checked={isVisible} onChange={show} />
        <RowButton label={t({ id: 'siteNews.editOf' }, { title })} onPress={onEdit}>
          {t({ id: 'siteContent.edit' })}
        </RowButton>
        <Button
          size="xs"
          variant="outline"
          colorPalette="red"
          color="red.fg"
          aria-label={t({ id: 'siteNews.deleteOf' }, { title })}
          onClick={() => setAsking(true)}
        >
          {t({ id: 'siteContent.delete' })}
        </Button>
      </Flex>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'siteNews.deleteTitle' }, { title })}
        text={t({ id: 'siteNews.deleteText' })}
        action={t({ id: 'siteContent.delete' })}
        onConfirm={() => void drop()}
        onClose={() => setAsking(false)}
      />
    </Flex>
  );
}
