import { Badge, Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Column } from '../../../components/data-table/column.ts';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TitleButton } from '../../../components/title-button.tsx';
import { UserLink } from '../../../components/user-link.tsx';
import { formatDateTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { audienceNames, filterText, noticeMoment, stateLooks } from './notice-words.ts';
import type { ManagedNoticeFragment } from './notices.generated.ts';

type Notice = ManagedNoticeFragment;

interface NoticeColumns {
  /** What is done with a notice. */
  readonly acts: (notice: Notice) => ReactNode;
  /** Opens its dialog. */
  readonly onEdit: (notice: Notice) => void;
}

/** Columns of the list of notices. */
export function useNoticeColumns({ acts, onEdit }: NoticeColumns): readonly Column<Notice>[] {
  const t = useText();
  return [
    { id: 'id', head: t({ id: 'table.id' }), kind: 'name', isShort: true, cell: ({ id }) => id },
    {
      id: 'title',
      head: t({ id: 'table.title' }),
      kind: 'name',
      cell: (notice) => (
        <Box fontWeight="medium" minW="8rem">
          {notice.state === 'RECALLED' ? (
            notice.title
          ) : (
            <TitleButton onPress={() => onEdit(notice)}>{notice.title}</TitleButton>
          )}
        </Box>
      ),
    },
    {
      id: 'state',
      head: t({ id: 'table.state' }),
      cell: (notice) => {
        const { palette, name } = stateLooks[notice.state];
        const when = noticeMoment(notice);
        return (
          <>
            <Badge size="sm" variant="subtle" colorPalette={palette}>
              {t(name)}
            </Badge>
            {when === null ? null : <Box fontSize="xs">{t(when.text, { at: formatDateTime(new Date(when.at)) })}</Box>}
          </>
        );
      },
    },
    {
      id: 'audience',
      head: t({ id: 'siteNotice.audience' }),
      cell: (notice) => filterText(t, notice) || t(audienceNames[notice.audience]),
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
    { id: 'acts', head: t({ id: 'table.acts' }), kind: 'acts', cell: acts },
  ];
}
