import { AnnouncementDialog } from '../../../components/news-form/announcement-dialog.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import {
  ManagedAnnouncementsDocument,
  useCreateAnnouncementMutation,
  useUpdateAnnouncementMutation,
  type ManagedAnnouncementFragment,
} from './announcements.generated.ts';

interface SiteAnnouncementDialogProps {
  /** Null: a new one. */
  readonly announcement: ManagedAnnouncementFragment | null;
  readonly onClose: () => void;
}

/** Writes or changes an announcement of the site. */
export function SiteAnnouncementDialog({ announcement, onClose }: SiteAnnouncementDialogProps) {
  const t = useText();
  const [create] = useCreateAnnouncementMutation({
    refetchQueries: [ManagedAnnouncementsDocument],
    awaitRefetchQueries: true,
  });
  const [update] = useUpdateAnnouncementMutation();
  return (
    <AnnouncementDialog
      title={announcement === null ? t({ id: 'siteNews.write' }) : t({ id: 'siteNews.editTitle' })}
      draft={announcement === null ? 'announcement' : `announcement ${announcement.id}`}
      announcement={announcement}
      visible={t({ id: 'siteNews.isVisible' })}
      save={async (input) => {
        const result =
          announcement === null
            ? (await create({ variables: { input } })).data?.createAnnouncement
            : (await update({ variables: { id: announcement.id, input } })).data?.updateAnnouncement;
        if (result?.__typename !== 'CreateAnnouncementSuccess' && result?.__typename !== 'UpdateAnnouncementSuccess')
          return result;
        showToast('success', t({ id: 'siteNews.saved' }));
        return null;
      }}
      onClose={onClose}
    />
  );
}
