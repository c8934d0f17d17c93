import { Badge, Box, Flex, Link, Text } from '@chakra-ui/react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Panel } from '../../../components/panel.tsx';
import { remoteCauses, remoteModes, remoteOperations, remoteStates } from '../../../components/remote/remote-looks.ts';
import { useRemoteLine } from '../../../components/remote/use-remote-line.ts';
import { formatDateTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
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
  return (
    <PageBody>
      <PageTitle text={t({ id: 'remote.title' })} />
      <PageHeader title={t({ id: 'remote.title' })} note={t({ id: 'remote.help' })} />
      <Panel>
        <LoadingRows data={data} error={error} onRetry={() => void refetch()} count={usualCount} height="57px" />
        {data?.remoteJudges.length === 0 ? <EmptyState icon="globe" title={t({ id: 'remote.none' })} /> : null}
        {data && data.remoteJudges.length > 0 ? (
          <Box as="ul" listStyleType="none" aria-label={t({ id: 'remote.title' })}>
            {data.remoteJudges.map((judge) => (
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
  const lineOf = useRemoteLine();
  const { key, name, url, state, cause, since, modes, succeededAt, pauses } = judge;
  const { label, palette } = remoteStates[state];
  const saysMore = state === 'SLOW' || cause !== null || since !== null;
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
      {saysMore ? (
        <Text mt="0.5" overflowWrap="anywhere">
          {lineOf(judge)}
        </Text>
      ) : null}
      {pauses.map((pause) => (
        <Text key={pause.operation} mt="0.5" fontSize="sm" overflowWrap="anywhere">
          {t(
            { id: 'remote.pause' },
            {
              operation: t(remoteOperations[pause.operation]),
              since: formatDateTime(new Date(pause.since ?? pause.until)),
              cause: t(remoteCauses[pause.cause]),
              until: formatDateTime(new Date(pause.until)),
            },
          )}
        </Text>
      ))}
      <Flex mt="0.5" columnGap="3" wrap="wrap" fontSize="xs" color="fg.muted">
        {modes.map((mode) => (
          <span key={mode}>{t(remoteModes[mode])}</span>
        ))}
        {succeededAt === null ? null : (
          <span>{t({ id: 'remote.lastSuccess' }, { at: formatDateTime(new Date(succeededAt)) })}</span>
        )}
      </Flex>
    </Box>
  );
}
