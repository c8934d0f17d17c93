import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { UserLink } from '../../../../components/user-link.tsx';
import { usePagedAddress } from '../../../../lib/address/use-paged-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { usePollWhileDeaf } from '../../../../lib/live/use-poll-while-deaf.ts';
import { writePushed } from '../../../../lib/live/write-pushed.ts';
import { PrintDialog } from './print-dialog.tsx';
import { PrintMark } from './print-mark.tsx';
import { PrintState } from './print-page.tsx';
import {
  ContestPrintsDocument,
  useContestPrintsChangedSubscription,
  useContestPrintsQuery,
  type PrintRow_PrintFragment,
} from './prints.generated.ts';

/** Specification, section 9. */
const pageSize = 15;
const pollMs = 10_000;

/** What contestants want on paper, for those who print it. */
export function PrintQueue({ contestId }: { readonly contestId: number }) {
  const t = useText();
  const { page, size, pager } = usePagedAddress(pageSize);
  const [openId, setOpenId] = useState<number | null>(null);
  const variables = { contestId, page: { page, size } };
  const { data, previousData, error, refetch } = useContestPrintsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDeaf(pollMs),
  });
  useContestPrintsChangedSubscription({
    variables,
    ignoreResults: true,
    onData: ({ client, data: { data: news } }) => {
      if (news)
        writePushed(client, {
          query: ContestPrintsDocument,
          variables,
          data: { __typename: 'Query', contestPrints: news.contestPrintsChanged },
        });
    },
  });
  const shown = (data ?? previousData)?.contestPrints;
  return (
    <>
      <Heading as="h2" size="md" mb="2">
        {t({ id: 'desk.queue' })}
      </Heading>
      <Panel>
        <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={4} height="53px" />
        {shown?.items.length === 0 ? (
          <EmptyState title={t({ id: 'desk.queue.none' })} hint={t({ id: 'desk.queue.noneHint' })} />
        ) : null}
        <Box as="ul" listStyleType="none" aria-label={t({ id: 'desk.queue' })}>
          {shown?.items.map((print) => (
            <PrintRow key={print.id} print={print} onOpen={() => setOpenId(print.id)} />
          ))}
        </Box>
      </Panel>
      <Pager {...pager} total={shown?.total ?? null} sizes={[15, 30, 50, 100]} />
      {openId === null ? null : <PrintDialog printId={openId} onClose={() => setOpenId(null)} />}
    </>
  );
}

function PrintRow({
  print: { id, username, realName, teamName, createdAt, printedAt },
  onOpen,
}: {
  readonly print: PrintRow_PrintFragment;
  readonly onOpen: () => void;
}) {
  const t = useText();
  const isPrinted = printedAt !== null;
  return (
    <Flex as="li" px="4" py="2.5" columnGap="3" rowGap="2" align="center" wrap="wrap" layerStyle="row">
      <Text color="fg.muted" minW="3rem">
        #{id}
      </Text>
      <Box flex="1" minW="8rem" overflowWrap="anywhere">
        <UserLink username={username} />
        {teamName === null ? null : (
          <Text as="span" ms="2" fontWeight="medium">
            {teamName}
          </Text>
        )}
        {realName === null ? null : (
          <Text as="span" ms="2" color="fg.muted">
            {realName}
          </Text>
        )}
      </Box>
      <PrintState isPrinted={isPrinted} />
      <Box color="fg.muted" fontSize="xs" minW="6rem">
        <RelativeTime at={createdAt} />
      </Box>
      <Flex gap="2" ms="auto">
        <Button
          size="xs"
          variant="outline"
          aria-label={t({ id: 'desk.queue.openOf' }, { id, username })}
          onClick={onOpen}
        >
          {t({ id: 'desk.queue.open' })}
        </Button>
        <PrintMark id={id} isPrinted={isPrinted} size="xs" />
      </Flex>
    </Flex>
  );
}
