import { Badge, Box, Flex, Link, Text } from '@chakra-ui/react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Panel } from '../../../components/panel.tsx';
import { remoteCauses, remoteModes, remoteOperations, remoteStates } from '../../../components/remote/remote-looks.ts';
import { formatDateTime, timeZone } from '../../../lib/format/figures.ts';
import { useText, type Text as Sentences } from '../../../lib/intl/use-text.ts';
import { withGap } from '../../../lib/intl/with-gap.ts';
import { useRemoteJudgesQuery, type RemoteJudgesQuery } from './remote-status.generated.ts';

/** How often the page asks, in ms. */
const lookMs = 15_000;
/** Rows while the judges load. */
const usualCount = 7;

type Judge = RemoteJudgesQuery['remoteJudges'][number];

/** How each remote judge is, for everyone. */
export function RemoteStatusPage() {
  const t = useText();
  const { data, error, refetch } = useRemoteJudgesQuery({ fetchPolicy: 'cache-and-network', pollInterval: lookMs });
  // What nobody can use here is no concern of readers.
  const judges = data?.remoteJudges.filter(({ state }) => state !== 'NOT_SET_UP');
  return (
    <PageBody>
      <PageTitle text={t({ id: 'remote.title' })} />
      <PageHeader
        title={t({ id: 'remote.title' })}
        note={withGap(t({ id: 'remote.help' })) + t({ id: 'remote.zone' }, { zone: timeZone() })}
      />
      <Panel>
        <LoadingRows data={data} error={error} onRetry={() => void refetch()} count={usualCount} height="57px" />
        {judges?.length === 0 ? <EmptyState icon="globe" title={t({ id: 'remote.none' })} /> : null}
        {judges !== undefined && judges.length > 0 ? (
          <Box as="ul" listStyleType="none" aria-label={t({ id: 'remote.title' })}>
            {judges.map((judge) => (
              <JudgeRow key={judge.key} judge={judge} />
            ))}
          </Box>
        ) : null}
      </Panel>
    </PageBody>
  );
}

function JudgeRow({ judge }: { readonly judge: Judge }) {
  const t = useText();
  const { key, name, url, state, modes, succeededAt, pauses } = judge;
  const { label, palette } = remoteStates[state];
  const facts = useStateFacts(judge);
  return (
    <Box as="li" px={{ base: '3', md: '4' }} py="2.5" layerStyle="row" data-judge={key}>
      <Flex align="center" gap="2" wrap="wrap">
        <Link href={url} target="_blank" rel="noreferrer" fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Link>
        <Badge size="sm" variant="subtle" colorPalette={palette}>
          {t(label)}
        </Badge>
      </Flex>
      {facts === null ? null : (
        <Text mt="0.5" overflowWrap="anywhere">
          {facts}
        </Text>
      )}
      {pauses.map((pause) => (
        <Text key={pause.operation} mt="0.5" fontSize="sm" overflowWrap="anywhere">
          {pauseText(t, pause)}
        </Text>
      ))}
      <Flex mt="0.5" columnGap="3" wrap="wrap" fontSize="xs" color="fg.muted">
        {modes.length === 0 ? null : (
          <span>
            {withGap(t({ id: 'remote.modes' }))}
            {modes.map((mode) => t(remoteModes[mode])).join(' · ')}
          </span>
        )}
        {succeededAt === null ? null : (
          <span>{t({ id: 'remote.lastSuccess' }, { at: formatDateTime(new Date(succeededAt)) })}</span>
        )}
      </Flex>
    </Box>
  );
}

/** What the name and the state of a judge do not say; null: nothing. */
function useStateFacts({ state, waiting, waitMinutes, since, cause }: Judge): string | null {
  const t = useText();
  if (state === 'SLOW') return t({ id: 'remote.queue' }, { count: waiting, minutes: waitMinutes ?? 0 });
  const why = cause === null ? null : t(remoteCauses[cause]);
  if (since === null) return why;
  const time = t({ id: 'remote.since' }, { since: formatDateTime(new Date(since)) });
  return why === null ? time : t({ id: 'remote.because' }, { line: time, cause: why });
}

/** What rests, since when, why, and when it is tried again. */
function pauseText(t: Sentences, { operation, since, until, cause }: Judge['pauses'][number]): string {
  const facts = {
    operation: t(remoteOperations[operation]),
    since: formatDateTime(new Date(since ?? until)),
    cause: t(remoteCauses[cause]),
  };
  return Date.parse(until) > Date.now()
    ? t({ id: 'remote.pause' }, { ...facts, until: formatDateTime(new Date(until)) })
    : t({ id: 'remote.pauseOver' }, facts);
}
