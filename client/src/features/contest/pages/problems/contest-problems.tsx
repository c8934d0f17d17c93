import { useApolloClient } from '@apollo/client/react';
import { Badge, Button, chakra, Flex, Table } from '@chakra-ui/react';
import { useLayoutEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { JuryBand } from '../../../../components/contest/jury-band.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { OwnStatusMark } from '../../../../components/own-status-mark.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useProblemKeys } from '../../../../lib/keyboard/use-problem-keys.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { useContest } from '../frame/contest-context.ts';
import { useAfterEnd } from '../frame/use-after-end.tsx';
import { Balloon } from './balloon.tsx';
import {
  ContestProblemsDocument,
  useContestProblemsQuery,
  type ContestProblems_ProblemFragment,
} from './contest-problems.generated.ts';

/** Rows until the problems are known, the head among them: fewer than most contests have, so nothing moves up. */
const minRows = 3;
/** How often counts are asked for while they are replayed to a virtual participant, in ms. */
const replayMs = 30_000;

interface ContestProblemsProps {
  /** The rows are there, or do not come: what is below them keeps its place from now on. */
  readonly onSettled?: () => void;
}

/** The problems of a contest: balloons, the viewer's own standing, and how many solved each. */
export function ContestProblems({ onSettled }: ContestProblemsProps) {
  const { virtual } = useContest();
  // Counts as they stood in the contest take the place of the final ones, and the other way round.
  return <Problems key={virtual?.startsAt ?? ''} isReplayed={virtual !== null} onSettled={onSettled} />;
}

interface ProblemsProps {
  readonly isReplayed: boolean;
  readonly onSettled: ContestProblemsProps['onSettled'];
}

function Problems({ isReplayed, onSettled }: ProblemsProps) {
  const t = useText();
  const { contest } = useContest();
  const { includesAfterEnd, choice } = useAfterEnd();
  const language = useLocale();
  const { cache } = useApolloClient();
  const [skeletonRows] = useState(() => {
    const variables = { contestId: contest.id, language, includesAfterEnd: false };
    const known = cache.readQuery({ query: ContestProblemsDocument, variables });
    return known?.contestProblems.length ? known.contestProblems.length + 1 : minRows;
  });
  const { data, previousData, error, refetch } = useContestProblemsQuery({
    variables: { contestId: contest.id, language, includesAfterEnd },
    // What counts here alone must not be told by other pages, which show the same problems.
    fetchPolicy: includesAfterEnd ? 'no-cache' : isReplayed ? 'network-only' : 'cache-and-network',
    pollInterval: isReplayed ? replayMs : 0,
  });
  const problems = (data ?? previousData)?.contestProblems;
  const first = problems?.[0];
  const isSettled = problems !== undefined || error !== undefined;
  useLayoutEffect(() => {
    if (isSettled) onSettled?.();
  }, [isSettled, onSettled]);
  return (
    <>
      {contest.isFrozenForOthers ? <JuryBand text={t({ id: 'contest.frozenForOthers' })} /> : null}
      {choice === null ? null : (
        <Flex mb="2" justify="end">
          {choice}
        </Flex>
      )}
      <Panel>
        {problems === undefined ? (
          error === undefined ? (
            <SkeletonRows count={skeletonRows} height="45px" isTable />
          ) : (
            <ErrorState error={error} onRetry={() => void refetch()} />
          )
        ) : null}
        {problems?.length === 0 ? (
          <EmptyState title={t({ id: 'contest.noProblems' })} hint={t({ id: 'contest.noProblemsHint' })} />
        ) : null}
        {problems !== undefined && problems.length > 0 ? <ProblemTable problems={problems} /> : null}
      </Panel>
      {first === undefined ? null : (
        <Flex mt="3" justify="end">
          <Button asChild size="sm" variant="outline">
            <RouterLink to={`/contest/${contest.id}/problem/${encodeURIComponent(first.displayId)}/full-screen`}>
              <Icon name="device" />
              {t({ id: 'contest.focus' })}
            </RouterLink>
          </Button>
        </Flex>
      )}
    </>
  );
}

function ProblemTable({ problems }: { readonly problems: readonly ContestProblems_ProblemFragment[] }) {
  const t = useText();
  const { contest } = useContest();
  useProblemKeys({
    items: problems,
    index: -1,
    addressOf: (displayId) => `/contest/${contest.id}/problem/${encodeURIComponent(displayId)}`,
  });
  return (
    <Table.Root css={{ '& th, & td': { paddingInline: { base: '1.5', md: '3.5' } } }}>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader w="3rem">{t({ id: 'contest.own' })}</Table.ColumnHeader>
          <Table.ColumnHeader w={{ base: '3.5rem', md: '5rem' }}>#</Table.ColumnHeader>
          <Table.ColumnHeader>{t({ id: 'contest.problemTitle' })}</Table.ColumnHeader>
          {contest.type === 'OI' ? (
            <Table.ColumnHeader textAlign="end">{t({ id: 'contest.score' })}</Table.ColumnHeader>
          ) : null}
          <Table.ColumnHeader textAlign="end" whiteSpace={{ base: 'normal', md: 'nowrap' }}>
            {t({ id: 'contest.solvedOfTried' })}
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {problems.map(
          ({
            id,
            displayId,
            title,
            color,
            viewerStatus,
            viewerScore,
            totalScore,
            acceptedCount,
            submittedCount,
            statementRevision,
          }) => (
            <Table.Row key={id}>
              <Table.Cell textAlign="center">
                <OwnStatusMark status={viewerStatus} />
              </Table.Cell>
              <Table.Cell fontWeight="semibold">
                <Flex as="span" align="center" gap="2">
                  {displayId}
                  <Balloon color={color} />
                </Flex>
              </Table.Cell>
              <Table.Cell minW="6rem" overflowWrap="anywhere">
                <TextLink
                  to={`/contest/${contest.id}/problem/${encodeURIComponent(displayId)}`}
                  fontWeight="medium"
                  py="1"
                  me="2"
                >
                  {title}
                </TextLink>
                {statementRevision > 0 ? <ChangedMark /> : null}
              </Table.Cell>
              {contest.type === 'OI' ? (
                <Table.Cell textAlign="end" whiteSpace="nowrap">
                  {viewerScore ?? '–'}
                  {totalScore === null ? null : <chakra.span color="fg.muted"> / {totalScore}</chakra.span>}
                </Table.Cell>
              ) : null}
              <Table.Cell
                textAlign="end"
                whiteSpace="nowrap"
                title={contest.isSealed ? t({ id: 'contest.countsSealed' }) : undefined}
              >
                {acceptedCount} / {submittedCount}
              </Table.Cell>
            </Table.Row>
          ),
        )}
      </Table.Body>
    </Table.Root>
  );
}

/** Says that a statement is not what it was at the start; its page shows what changed. */
function ChangedMark() {
  const t = useText();
  return (
    <Badge colorPalette="amber" verticalAlign="middle">
      <Icon name="alert" size="3" />
      {t({ id: 'contest.statementChanged' })}
    </Badge>
  );
}
