import { Flex, Heading } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Markdown } from '../../../components/markdown/markdown.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { UserLink } from '../../../components/user-link.tsx';
import { formatMinute } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAnnouncementQuery } from './announcements.generated.ts';

/** One announcement whole. */
export function AnnouncementText({ id }: { readonly id: number }) {
  const t = useText();
  const { data, error, refetch } = useAnnouncementQuery({ variables: { id } });
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isThere = data?.announcement?.id !== undefined;
  // The list the reader came from is gone: the reading goes on here.
  useEffect(() => {
    if (isThere) headingRef.current?.focus({ preventScroll: true });
  }, [isThere, id]);
  if (error !== undefined && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonRows count={4} height="43px" />;
  const { announcement } = data;
  if (announcement === null)
    return <EmptyState title={t({ id: 'home.announcements.gone' })} hint={t({ id: 'home.announcements.goneHint' })} />;
  return (
    <article>
      <Heading as="h3" size="lg" ref={headingRef} tabIndex={-1} outline="none">
        {announcement.title}
      </Heading>
      <Flex color="fg.muted" fontSize="xs" mt="1" mb="4" columnGap="3" wrap="wrap">
        {announcement.author === null ? null : <UserLink username={announcement.author.username} />}
        <time dateTime={announcement.createdAt}>{formatMinute(new Date(announcement.createdAt))}</time>
      </Flex>
      <Markdown source={announcement.content} />
    </article>
  );
}
