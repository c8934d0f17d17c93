import { AnnouncementDialog } from '../../../../components/news-form/announcement-dialog.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import {
  AllContestAnnouncementsDocument,
  useCreateContestAnnouncementMutation,
  useUpdateContestAnnouncementMutation,
  type AnnouncementRow_AnnouncementFragment,
} from './announcements.generated.ts';

interface ContestAnnouncementDialogProps {
  readonly contestId: number;
  /** Null: a new one. */
  readonly announcement: AnnouncementRow_AnnouncementFragment | null;
  readonly onClose: () => void;
}

/** Writes or changes an announcement of the jury. */
export function ContestAnnouncementDialog({ contestId, announcement, onClose }: ContestAnnouncementDialogProps) {
  const t = useText();
  const refetch = { refetchQueries: [AllContestAnnouncementsDocument], awaitRefetchQueries: true };
  const [create] = useCreateContestAnnouncementMutation(refetch);
  const [update] = useUpdateContestAnnouncementMutation(refetch);
  return (
    <AnnouncementDialog
      title={announcement === null ? t({ id: 'desk.announcements.write' }) : t({ id: 'desk.edit' })}
      draft={announcement === null ? `announcement of contest ${contestId}` : `contest announcement ${announcement.id}`}
      announcement={announcement}
      visible={t({ id: 'desk.announcements.visible' })}
      save={async (input) => {
        const result =
          announcement === null
            ? (await create({ variables: { contestId, input } })).data?.createContestAnnouncement
            : (await update({ variables: { id: announcement.id, input } })).data?.updateContestAnnouncement;
        if (
          result?.__typename !== 'CreateContestAnnouncementSuccess' &&
          result?.__typename !== 'UpdateContestAnnouncementSuccess'
        )
          return result;
        showToast('success', t({ id: 'desk.announcements.saved' }));
        return null;
      }}
      onClose={onClose}
    />
  );
}
