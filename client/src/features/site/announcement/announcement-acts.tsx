import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Toggle } from '../../../components/form/toggle.tsx';
import { RowAct, RowMenu } from '../../../components/row-menu.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../lib/keyboard/focus-heading.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import {
  ManagedAnnouncementsDocument,
  useDeleteAnnouncementMutation,
  useUpdateAnnouncementMutation,
  type ManagedAnnouncementFragment,
} from './announcements.generated.ts';

interface AnnouncementActsProps {
  readonly announcement: ManagedAnnouncementFragment;
  readonly onEdit: () => void;
}

/** What is done with an announcement: it is shown or hidden at once, edited in a dialog, deleted after a question. */
export function AnnouncementActs({ announcement, onEdit }: AnnouncementActsProps) {
  const t = useText();
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  const [update] = useUpdateAnnouncementMutation();
  const [remove] = useDeleteAnnouncementMutation({ refetchQueries: [ManagedAnnouncementsDocument] });
  const { id, title, content, isVisible } = announcement;
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
    // The row goes with its menu.
    if (isDone) focusHeading();
  };
  return (
    <>
      <Flex gap="2" align="center" wrap="wrap" justify={{ md: 'flex-end' }}>
        <Toggle label={t({ id: 'siteNews.isVisible' })} checked={isVisible} onChange={show} />
        <RowMenu name={title}>
          <RowAct id="edit" onPress={onEdit}>
            {t({ id: 'siteContent.edit' })}
          </RowAct>
          <RowAct id="delete" isHarsh onPress={() => setAsking(true)}>
            {t({ id: 'siteContent.delete' })}
          </RowAct>
        </RowMenu>
      </Flex>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'siteNews.deleteTitle' }, { title })}
        text={t({ id: 'siteNews.deleteText' })}
        action={t({ id: 'siteContent.delete' })}
        onConfirm={() => void drop()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
