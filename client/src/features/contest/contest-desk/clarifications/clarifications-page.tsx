import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { tableFileAddress } from '../../../../components/data-table/table-file.ts';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { useLastPage } from '../../../../components/use-last-page.ts';
import { changeAddress, readPage } from '../../../../lib/address/read-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { unreadAnswers, withRead } from '../news/unread.ts';
import { useReadMarks } from '../news/use-read-marks.ts';
import { AskForm } from './ask-form.tsx';
import { ClarificationCard } from './clarification-card.tsx';
import {
  useClarificationsQuery,
  useOlderClarificationsQuery,
  useOpenClarificationsQuery,
  type ClarificationRow_ClarificationFragment,
} from './clarifications.generated.ts';
import { withWriting } from './with-writing.ts';

type Row = ClarificationRow_ClarificationFragment;

const pageSize = 50;
const none: readonly Row[] = [];

interface ClarificationsPageProps {
  readonly contestId: number;
  readonly isJury: boolean;
  /** Does the contest take questions of the viewer now? */
  readonly canAsk: boolean;
}

/** Questions to the jury and their answers, as they come: the first page follows by `ContestNews`. */
export function ClarificationsPage({ contestId, isJury, canAsk }: ClarificationsPageProps) {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const page = readPage(params);
  const userId = useViewer().user?.id;
  const isOpenOnly = isJury && params.get('onlyOpen') === 'true';
  const newest = useClarificationsQuery({ variables: { contestId }, fetchPolicy: 'cache-and-network' });
  const older = useOlderClarificationsQuery({
    variables: { contestId, page },
    skip: isOpenOnly || page === 1,
    fetchPolicy: 'cache-and-network',
  });
  const open = useOpenClarificationsQuery({
    variables: { contestId, page },
    skip: !isOpenOnly,
    fetchPolicy: 'cache-and-network',
  });
  const { data, error, loading, refetch } = isOpenOnly ? open : page === 1 ? newest : older;
  const items = data?.clarifications.items;
  const [writing, setWriting] = useState(none);
  const rows = withWriting(items ?? none, { writing, newest: newest.data?.clarifications.items ?? none });
  const isBeyond = useLastPage({
    page,
    size: pageSize,
    total: loading ? undefined : data?.clarifications.total,
    onPage: (number) => setParams(changeAddress(params, { currentPage: String(number) }), { replace: true }),
  });
  // What is on none of its pages waits no more; where there are several, it may have moved to another.
  const isWhole = isOpenOnly && page === 1 && items !== undefined && (data?.clarifications.total ?? 0) <= pageSize;
  const answeringOf = (row: Row) =>
    isJury && userId !== undefined
      ? {
          userId,
          isWriting: writing.some(({ id }) => id === row.id),
          isGone: isWhole && !items.includes(row) && row.status === 'OPEN',
          onWriting: (isWriting: boolean) =>
            setWriting((before) => (isWriting ? [...before, row] : before.filter(({ id }) => id !== row.id))),
        }
      : null;
  useMarkShown({ userId, contestId, shown: isJury ? none : rows });
  return (
    <Box display="grid" gap="4">
      {!isJury && userId !== undefined && canAsk ? <AskForm contestId={contestId} userId={userId} /> : null}
      <Box>
        <Flex align="center" gap="2" mb="2" minH="8">
          <Heading as="h2" size="md" flex="1">
            {t({ id: 'desk.clarifications' })}
          </Heading>
          {isJury ? (
            <Button asChild size="xs" variant="outline">
              <a href={tableFileAddress('clarifications', { contestId, onlyOpen: isOpenOnly })} download>
                {t({ id: 'desk.clarifications.file' })}
              </a>
            </Button>
          ) : null}
          {isJury ? (
            <Button
              size="xs"
              variant={isOpenOnly ? 'subtle' : 'outline'}
              colorPalette={isOpenOnly ? 'accent' : 'gray'}
              aria-pressed={isOpenOnly}
              onClick={() =>
                setParams(changeAddress(params, { onlyOpen: isOpenOnly ? null : 'true' }), { replace: true })
              }
            >
              {t({ id: 'desk.clarifications.onlyOpen' })}
            </Button>
          ) : null}
        </Flex>
        {error !== undefined && items === undefined ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : null}
        {(error === undefined && items === undefined) || isBeyond ? <SkeletonRows count={3} height="92px" /> : null}
        {items !== undefined && rows.length === 0 && !isBeyond ? (
          <Panel>
            <EmptyState
              icon="question"
              title={isOpenOnly ? t({ id: 'desk.clarifications.noneOpen' }) : t({ id: 'desk.clarifications.none' })}
              hint={isJury ? t({ id: 'desk.clarifications.noneHintJury' }) : t({ id: 'desk.clarifications.noneHint' })}
            />
          </Panel>
        ) : null}
        <Box as="ul" listStyleType="none" display="grid" gap="3" aria-label={t({ id: 'desk.clarifications' })}>
          {rows.map((row) => (
            <ClarificationCard key={row.id} clarification={row} answering={answeringOf(row)} />
          ))}
        </Box>
        {(data?.clarifications.total ?? 0) > pageSize ? (
          <Pager
            page={page}
            size={pageSize}
            total={data?.clarifications.total ?? 0}
            onPage={(number) => setParams(changeAddress(params, { currentPage: String(number) }))}
          />
        ) : null}
      </Box>
    </Box>
  );
}

/** Answers on the page are read, as soon as the page is looked at. */
function useMarkShown({
  userId,
  contestId,
  shown,
}: {
  readonly userId: string | undefined;
  readonly contestId: number;
  readonly shown: readonly Row[];
}): void {
  const { marks, change } = useReadMarks(userId, contestId);
  const unread = unreadAnswers(shown, marks);
  const key = unread.map(({ id, answeredAt }) => `${id} ${answeredAt}`).join();
  useEffect(() => {
    if (key === '') return undefined;
    const mark = () => {
      if (document.visibilityState === 'visible') change((before) => withRead(before, { clarifications: unread }));
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
    // The key says which they are.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, change]);
}
