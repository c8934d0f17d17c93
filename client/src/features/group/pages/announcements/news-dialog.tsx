import { AnnouncementDialog } from '../../../../components/news-form/announcement-dialog.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { useGroup } from '../frame/group-context.ts';
import {
  ManagedNewsDocument,
  useCreateGroupAnnouncementMutation,
  useUpdateGroupAnnouncementMutation,
  type ManagedNews_AnnouncementFragment,
} from './managed-news.generated.ts';

interface NewsDialogProps {
  /** Null: a new one. */
  readonly announcement: ManagedNews_AnnouncementFragment | null;
  readonly onClose: () => void;
}

/** Writes or changes an announcement of the group. */
export function NewsDialog({ announcement, onClose }: NewsDialogProps) {
  const t = useText();
  const { id: groupId } = useGroup();
  const [create] = useCreateGroupAnnouncementMutation({
    refetchQueries: [ManagedNewsDocument],
    awaitRefetchQueries: true,
  });
  const [update] = useUpdateGroupAnnouncementMutation();
  return (
    <AnnouncementDialog
      title={announcement === null ? t({ id: 'group.news.write' }) : t({ id: 'group.news.editTitle' })}
      draft={announcement === null ? `announcement of group ${groupId}` : `announcement ${announcement.id}`}
      announcement={announcement}
      visible={t({ id: 'group.news.isVisible' })}
      save={async (text) => {
        const result =
          announcement === null
            ? (await create({ variables: { input: { groupId, ...text } } })).data?.createGroupAnnouncement
            : (await update({ variables: { input: { id: String(announcement.id), ...text } } })).data
                ?.updateGroupAnnouncement;
        if (
          result?.__typename !== 'CreateGroupAnnouncementSuccess' &&
          result?.__typename !== 'UpdateGroupAnnouncementSuccess'
        )
          return result;
        showToast('success', t({ id: 'group.news.saved' }));
        return null;
      }}
      onClose={onClose}
    />
  );
}
