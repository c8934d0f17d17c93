import { Box, Button, Flex, Table } from '@chakra-ui/react';
import { isFinal } from '@verdict/judge/protocol/status.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { rowLink } from '../../../../components/row-link.ts';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { VerdictBadge } from '../../../../components/verdict-badge.tsx';
import { formatMemory, formatTime } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { askShownAgain } from '../../../../lib/live/ask-shown-again.ts';
import { pollIntervalMs, socketStateStore } from '../../../../lib/live/socket-state.ts';
import { useIsPhone } from '../../../../lib/preferences/use-is-phone.ts';
import { openAuthDialog } from '../../../../lib/session/auth-dialog-store.ts';
import { tokenStore } from '../../../../lib/session/token-store.ts';
import { useStore } from '../../../../lib/store/store.ts';
import { submissionAddress, useContestPlace } from '../contest-place.ts';
import {
  useOwnSubmissionChangesSubscription,
  useOwnSubmissionsQuery,
  type OwnSubmissions_SubmissionFragment,
} from './own-submissions.generated.ts';

/** Submissions on a page (specification, section 9). */
const pageSize = 10;

interface OwnSubmissionsProps {
  readonly problemDisplayId: string;
  /** The newest one submitted here: the list is asked for again when it changes. */
  readonly newestId: number | null;
}

/** What the viewer has submitted for the problem, newest first; rows that are being judged follow their verdict. */
export function OwnSubmissions(props: OwnSubmissionsProps) {
  const t = useText();
  const isSignedIn = useStore(tokenStore) !== null;
  return (
    <Box h="full" overflowY="auto" tabIndex={0} role="region" aria-label={t({ id: 'problem.mine' })} bg="bg.panel">
      {isSignedIn ? (
        <List {...props} />
      ) : (
        <EmptyState icon="user" title={t({ id: 'problem.mineSignIn' })} hint={t({ id: 'problem.mineSignInHint' })}>
          <Button size="xs" variant="outline" mt="2" onClick={() => openAuthDialog({ tab: 'signIn', reason: null })}>
            {t({ id: 'auth.signIn' })}
          </Button>
        </EmptyState>
      )}
    </Box>
  );
}

function List({ problemDisplayId, newestId }: OwnSubmissionsProps) {
  const t = useText();
  const place = useContestPlace();
  const isPhone = useIsPhone();
  const socketState = useStore(socketStateStore);
  const [page, setPage] = useState(1);
  const { data, previousData, error, client, refetch, startPolling, stopPolling } = useOwnSubmissionsQuery({
    variables: {
      filter: {
        onlyMine: true,
        problemDisplayId,
        isProblemIdExact: true,
        ...(place && { contestId: place.contestId, contestPhase: 'SINCE_START' }),
      },
      page: { page, size: pageSize },
    },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.submissions;
  const ids = (shown?.items ?? []).filter(({ status }) => !isFinal(status)).map(({ id }) => id);
  useOwnSubmissionChangesSubscription({ variables: { ids }, skip: ids.length === 0, ignoreResults: true });
  const mustPoll = ids.length > 0 && socketState === 'down';
  useEffect(() => {
    if (!mustPoll) return undefined;
    startPolling(pollIntervalMs);
    return stopPolling;
  }, [mustPoll, startPolling, stopPolling]);
  const askAgain = useEffectEvent(() => askShownAgain(client, ['OwnSubmissions']));
  useEffect(() => {
    if (newestId !== null) askAgain();
  }, [newestId]);

  if (shown === undefined)
    return error === undefined ? (
      <SkeletonRows count={pageSize} height={isPhone ? '67px' : '37px'} isTable={!isPhone} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  if (shown.total === 0)
    return <EmptyState icon="send" title={t({ id: 'problem.mineNone' })} hint={t({ id: 'problem.mineNoneHint' })} />;
  const rows = shown.items.map((submission) => ({
    submission,
    address: submissionAddress(place, problemDisplayId, submission.id),
  }));
  return (
    <>
      {isPhone ? (
        <Box as="ul" listStyleType="none" aria-label={t({ id: 'problem.mine' })}>
          {rows.map((row) => (
            <Card key={row.submission.id} {...row} />
          ))}
        </Box>
      ) : (
        <RowTable rows={rows} />
      )}
      <Box px="3">
        <Pager page={page} size={pageSize} total={shown.total} onPage={setPage} />
      </Box>
    </>
  );
}

interface RowProps {
  readonly submission: OwnSubmissions_SubmissionFragment;
  readonly address: string;
}

/** On a phone a table would have to be swiped. */
function Card({ submission, address }: RowProps) {
  const t = useText();
  const { id, status, score, totalScore, timeMs, memoryKb, languageName, submittedAt } = submission;
  return (
    <Box as="li" position="relative" px="3" py="2.5" layerStyle="row">
      <Flex align="center" gap="2" minH="6">
        <TextLink to={address} title={t({ id: 'live.details' }, { id: `#${id}` })} css={rowLink}>
          <VerdictBadge status={status} />
        </TextLink>
        {score === null || totalScore === null ? null : `${score}/${totalScore}`}
        <Box as="span" ms="auto" fontSize="xs" color="fg.muted">
          <RelativeTime at={submittedAt} />
        </Box>
      </Flex>
      <Flex mt="1" gap="3" color="fg.muted" textStyle="note">
        <Box as="span" truncate>
          {languageName}
        </Box>
        {timeMs === null ? null : <span>{formatTime(timeMs)}</span>}
        {memoryKb === null ? null : <span>{formatMemory(memoryKb)}</span>}
      </Flex>
    </Box>
  );
}

function RowTable({ rows }: { readonly rows: readonly RowProps[] }) {
  const t = useText();
  return (
    <Box overflowX="auto">
      {/* Here the panel scrolls, and not the page, whose bar the header would keep clear of. */}
      <Table.Root css={{ '& th': { position: 'static' } }}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t({ id: 'problem.mineVerdict' })}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t({ id: 'problem.mineTime' })}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end" hideBelow="sm">
              {t({ id: 'problem.mineMemory' })}
            </Table.ColumnHeader>
            <Table.ColumnHeader>{t({ id: 'editor.language' })}</Table.ColumnHeader>
            <Table.ColumnHeader>{t({ id: 'problem.mineWhen' })}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Row key={row.submission.id} {...row} />
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

function Row({ submission, address }: RowProps) {
  const t = useText();
  const { id, status, score, totalScore, timeMs, memoryKb, languageName, submittedAt } = submission;
  return (
    <Table.Row position="relative">
      <Table.Cell whiteSpace="nowrap">
        <TextLink to={address} title={t({ id: 'live.details' }, { id: `#${id}` })} css={rowLink}>
          <VerdictBadge status={status} />
        </TextLink>
        {score === null || totalScore === null ? null : ` ${score}/${totalScore}`}
      </Table.Cell>
      <Table.Cell textAlign="end" whiteSpace="nowrap">
        {timeMs === null ? '–' : formatTime(timeMs)}
      </Table.Cell>
      <Table.Cell textAlign="end" whiteSpace="nowrap" hideBelow="sm">
        {memoryKb === null ? '–' : formatMemory(memoryKb)}
      </Table.Cell>
      <Table.Cell whiteSpace="nowrap">{languageName}</Table.Cell>
      <Table.Cell whiteSpace="nowrap" color="fg.muted">
        <RelativeTime at={submittedAt} />
      </Table.Cell>
    </Table.Row>
  );
}
