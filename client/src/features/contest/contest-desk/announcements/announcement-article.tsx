import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { Markdown } from '../../../../components/markdown/markdown.tsx';
import { UserLink } from '../../../../components/user-link.tsx';
import { changeAddress } from '../../../../lib/address/read-address.ts';
import { formatMinute } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import {
  AllContestAnnouncementsDocument,
  useDeleteContestAnnouncementMutation,
  type AnnouncementRow_AnnouncementFragment,
} from './announcements.generated.ts';

const ContestAnnouncementDialog = lazy(() =>
  import('./contest-announcement-dialog.tsx').then(({ ContestAnnouncementDialog: component }) => ({
    default: component,
  })),
);

interface AnnouncementArticleProps {
  readonly contestId: number;
  readonly announcement: AnnouncementRow_AnnouncementFragment;
  readonly isJury: boolean;
}

/** One announcement whole; the jury changes it here. */
export function AnnouncementArticle({
  contestId,
  announcement: { id, title, content, author, createdAt, ...rest },
  isJury,
}: AnnouncementArticleProps) {
  const t = useText();
  const headingRef = useRef<HTMLHeadingElement>(null);
  // The list the reader came from is gone: the reading goes on here.
  useEffect(() => headingRef.current?.focus({ preventScroll: true }), [id]);
  return (
    <Box as="article" px="4" py="4">
      <Heading as="h3" size="lg" ref={headingRef} tabIndex={-1} outline="none" overflowWrap="anywhere">
        {title}
      </Heading>
      <Flex color="fg.muted" fontSize="xs" mt="1" mb="4" columnGap="3" align="center" wrap="wrap">
        <UserLink username={author.username} />
        <time dateTime={createdAt}>{formatMinute(new Date(createdAt))}</time>
        {rest.isVisible ? null : <span>{t({ id: 'desk.announcements.hidden' })}</span>}
      </Flex>
      <Markdown source={content} />
      {isJury ? (
        <JuryActions contestId={contestId} announcement={{ id, title, content, author, createdAt, ...rest }} />
      ) : null}
    </Box>
  );
}

function JuryActions({ contestId, announcement }: Pick<AnnouncementArticleProps, 'contestId' | 'announcement'>) {
  const t = useText();
  const act = useAct();
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState<'edit' | 'delete' | null>(null);
  const [remove] = useDeleteContestAnnouncementMutation({
    refetchQueries: [AllContestAnnouncementsDocument],
    awaitRefetchQueries: true,
  });
  const close = () => setOpened(null);
  const onDelete = async () => {
    const isDone = await act(
      async () => (await remove({ variables: { id: announcement.id } })).data?.deleteContestAnnouncement,
      t({ id: 'desk.announcements.deleted' }),
    );
    if (isDone) setParams(changeAddress(params, { announcement: null }));
  };
  return (
    <Flex gap="2" mt="6">
      <Button size="xs" variant="outline" onClick={() => setOpened('edit')}>
        {t({ id: 'desk.edit' })}
      </Button>
      <Button size="xs" variant="outline" colorPalette="red" onClick={() => setOpened('delete')}>
        {t({ id: 'desk.delete' })}
      </Button>
      <Suspense>
        {opened === 'edit' ? (
          <ContestAnnouncementDialog contestId={contestId} announcement={announcement} onClose={close} />
        ) : null}
      </Suspense>
      <ConfirmDialog
        isOpen={opened === 'delete'}
        title={t({ id: 'desk.announcements.deleteTitle' })}
        text={t({ id: 'desk.announcements.deleteText' }, { title: announcement.title })}
        action={t({ id: 'desk.delete' })}
        onConfirm={() => void onDelete()}
        onClose={close}
      />
    </Flex>
  );
}
