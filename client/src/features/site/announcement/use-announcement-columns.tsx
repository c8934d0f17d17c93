import type { Column } from '../../../components/data-table/column.ts';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TitleButton } from '../../../components/title-button.tsx';
import { UserLink } from '../../../components/user-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { AnnouncementActs } from './announcement-acts.tsx';
import type { ManagedAnnouncementFragment } from './announcements.generated.ts';

type Announcement = ManagedAnnouncementFragment;

/** Columns of the announcements of the site. @param onEdit opens its dialog. */
export function useAnnouncementColumns(onEdit: (announcement: Announcement) => void): readonly Column<Announcement>[] {
  const t = useText();
  return [
    { id: 'id', head: t({ id: 'table.id' }), kind: 'name', isShort: true, cell: ({ id }) => id },
    {
      id: 'title',
      head: t({ id: 'table.title' }),
      kind: 'name',
      cell: (announcement) => (
        <TitleButton fontWeight="medium" onPress={() => onEdit(announcement)}>
          {announcement.title}
        </TitleButton>
      ),
    },
    {
      id: 'author',
      head: t({ id: 'table.author' }),
      cell: ({ author }) => (author === null ? null : <UserLink username={author.username} />),
    },
    {
      id: 'created',
      head: t({ id: 'table.created' }),
      isShort: true,
      orders: { asc: 'OLDEST', desc: 'NEWEST' },
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
    {
      id: 'changed',
      head: t({ id: 'siteNews.changed' }),
      isShort: true,
      cell: ({ createdAt, updatedAt }) => (updatedAt === createdAt ? null : <RelativeTime at={updatedAt} />),
    },
    {
      id: 'acts',
      head: t({ id: 'table.acts' }),
      kind: 'acts',
      cell: (announcement) => <AnnouncementActs announcement={announcement} onEdit={() => onEdit(announcement)} />,
    },
  ];
}
