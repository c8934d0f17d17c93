import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Toggle } from '../../../../components/form/toggle.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { useLastPage } from '../../../../components/use-last-page.ts';
import { usePagedAddress } from '../../../../lib/address/use-paged-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../../lib/keyboard/focus-heading.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { useGroup } from '../frame/group-context.ts';
import {
  ManagedNewsDocument,
  useDeleteGroupAnnouncementMutation,
  useManagedNewsQuery,
  useUpdateGroupAnnouncementMutation,
  type ManagedNews_AnnouncementFragment,
} from './managed-news.generated.ts';
import { NewsDialog } from './news-dialog.tsx';

/** Rows on a page (specification, section 9). */
const pageSize = 10;

/** Announcements of a group for its admins, hidden ones too. */
export function ManagedNewsPage() {
  const t = useText();
  const { id: groupId } = useGroup();
  const { page, size, pager } = usePagedAddress(pageSize);
  /** What the dialog changes; `new`: nothing yet; null: it is closed. */
  const [edited, setEdited] = useState<ManagedNews_AnnouncementFragment | 'new' | null>(null);
  const { data, previousData, error, loading, refetch } = useManagedNewsQuery({
    variables: { groupId, page: { page, size } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.allGroupAnnouncements;
  useLastPage({ page, size, total: loading ? undefined : data?.allGroupAnnouncements.total, onPage: pager.onPage });
  return (
    <>
      <Flex justify="space-between" align="center" gap="2" mb="3" wrap="wrap">
        <Heading as="h2" size="md">
          {t({ id: 'group.tab.announcements' })}
        </Heading>
        <Button size="sm" colorPalette="accent" onClick={() => setEdited('new')}>
          {t({ id: 'group.news.write' })}
        </Button>
      </Flex>
      <Panel isStale={Boolean(loading && shown)}>
        <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={4} height="63px" />
        {shown?.items.length === 0 ? (
          <EmptyState icon="bell" title={t({ id: 'group.news.none' })} hint={t({ id: 'group.news.writeHint' })} />
        ) : null}
        <Box as="ul" listStyleType="none" aria-label={t({ id: 'group.news' })}>
          {shown?.items.map((announcement) => (
            <NewsRow key={announcement.id} announcement={announcement} onEdit={() => setEdited(announcement)} />
          ))}
        </Box>
      </Panel>
      <Pager {...pager} total={shown?.total ?? null} />
      {edited === null ? null : (
        <NewsDialog announcement={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </>
  );
}

interface NewsRowProps {
  readonly announcement: ManagedNews_AnnouncementFragment;
  readonly onEdit: () => void;
}

function NewsRow({ announcement, onEdit }: NewsRowProps) {
  const t = useText();
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  const [update] = useUpdateGroupAnnouncementMutation();
  const [remove] = useDeleteGroupAnnouncementMutation({ refetchQueries: [ManagedNewsDocument] });
  const { id, title, content, isVisible, author, createdAt, updatedAt } = announcement;
  const show = (isOn: boolean) =>
    void act(
      async () =>
        (await update({ variables: { input: { id: String(id), title, content, isVisible: isOn } } })).data
          ?.updateGroupAnnouncement,
      isOn ? t({ id: 'group.news.shown' }) : t({ id: 'group.news.hidden' }),
    );
  const drop = async () => {
    const isDone = await act(
      async () => (await remove({ variables: { input: { id: String(id) } } })).data?.deleteGroupAnnouncement,
      t({ id: 'group.news.deleted' }),
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
              {t({ id: 'group.member.changedAt' })} <RelativeTime at={updatedAt} />
            </span>
          )}
        </Flex>
      </Box>
      <Flex gap="2" align="center" wrap="wrap">
        <Toggle label={t({ id: 'group.news.isVisible' })} checked={isVisible} onChange={show} />
        <Button size="xs" variant="outline" onClick={onEdit}>
          {t({ id: 'group.news.edit' })}
        </Button>
        <Button size="xs" variant="outline" colorPalette="red" color="red.fg" onClick={() => setAsking(true)}>
          {t({ id: 'group.member.delete' })}
        </Button>
      </Flex>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'group.news.deleteTitle' }, { title })}
        text={t({ id: 'group.news.deleteText' })}
        action={t({ id: 'group.member.delete' })}
        onConfirm={() => void drop()}
        onClose={() => setAsking(false)}
      />
    </Flex>
  );
}
