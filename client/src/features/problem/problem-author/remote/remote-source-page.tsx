import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { problemDeskAddress, problemFormAddress } from '../../../../lib/address/problem-address.ts';
import { formatDateTime } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { RemoteChanges } from './remote-changes.tsx';
import {
  RemoteSourceDocument,
  useApplyRemoteRevisionMutation,
  useRefreshRemoteProblemMutation,
  useRemoteSourceQuery,
  type RemoteSourceQuery,
} from './remote-source.generated.ts';

/** How often a page looks whether its statement was read again, in ms. */
const pollMs = 5_000;

/** How a problem follows the judge that it comes from. */
export function RemoteSourcePage({ problemId }: { readonly problemId: number }) {
  const t = useText();
  const [isAsked, setAsked] = useState(false);
  const { data, error, refetch } = useRemoteSourceQuery({
    variables: { id: problemId },
    fetchPolicy: 'cache-and-network',
    // Only while somebody waits for it.
    pollInterval: isAsked ? pollMs : 0,
  });
  const source = data?.remoteSource;
  if (source === null) {
    return (
      <PageBody>
        <PageTitle text={t({ id: 'author.missing' })} />
        <EmptyState icon="search" title={t({ id: 'author.missing' })} hint={t({ id: 'author.missingHint' })}>
          <TextLink to={problemDeskAddress(null)}>{t({ id: 'author.toList' })}</TextLink>
        </EmptyState>
      </PageBody>
    );
  }
  const title = t({ id: 'author.remote.of' }, { id: source?.displayId ?? '' });
  return (
    <PageBody>
      <PageTitle text={title} />
      <PageHeader
        title={title}
        acts={<TextLink to={problemFormAddress(null, problemId)}>{t({ id: 'author.backToForm' })}</TextLink>}
      />
      <LoadingRows data={source} error={error} onRetry={() => void refetch()} count={3} height="48px" />
      {source === undefined ? null : (
        <Stack gap="4">
          <Facts source={source} onAsked={() => setAsked(true)} />
          <RemoteChanges
            key={source.newestRevision}
            problemId={problemId}
            revisions={data?.remoteRevisions.items ?? []}
          />
        </Stack>
      )}
    </PageBody>
  );
}

interface FactsProps {
  readonly source: NonNullable<RemoteSourceQuery['remoteSource']>;
  /** The statement is to be read again. */
  readonly onAsked: () => void;
}

function Facts({ source, onAsked }: FactsProps) {
  const t = useText();
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  const variables = { id: source.problemId };
  const refetchQueries = [RemoteSourceDocument];
  const [refresh, refreshing] = useRefreshRemoteProblemMutation({ refetchQueries });
  const [apply, applying] = useApplyRemoteRevisionMutation({ refetchQueries });
  const { judgeName, url, isLinkOnly, readAt, nextReadAt, failure, missingFiles, newestRevision, isEdited } = source;
  const isBehind = newestRevision !== source.appliedRevision;
  const readAgain = async () => {
    const isTaken = await act(
      async () => (await refresh({ variables })).data?.refreshRemoteProblem,
      t({ id: 'author.remote.refreshed' }),
    );
    if (isTaken) onAsked();
  };
  return (
    <Panel as="section" px={{ base: '3', md: '5' }} py="4" aria-label={t({ id: 'author.remote' })}>
      <Stack gap="2" align="flex-start">
        <Text role="status" fontWeight="medium">
          {isBehind
            ? t({ id: 'author.remote.behind' }, { number: newestRevision })
            : t({ id: 'author.remote.current' })}
        </Text>
        {isEdited ? <Text>{t({ id: 'author.remote.edited' })}</Text> : null}
        {isLinkOnly ? <Text>{t({ id: 'author.remote.linkOnly' })}</Text> : null}
        {missingFiles > 0 ? <Text>{t({ id: 'author.remote.missing' }, { count: missingFiles })}</Text> : null}
        {failure === null || failure === undefined ? null : (
          <Text color="fg.error">{t({ id: 'author.remote.failed' }, { why: failure })}</Text>
        )}
        <Flex columnGap="6" rowGap="1" wrap="wrap" color="fg.muted">
          {readAt === null || readAt === undefined ? null : (
            <Moment label={t({ id: 'author.remote.read' })} at={readAt} />
          )}
          {nextReadAt === null || nextReadAt === undefined ? (
            <Text>{t({ id: 'author.remote.neverAgain' })}</Text>
          ) : (
            <Moment label={t({ id: 'author.remote.next' })} at={nextReadAt} />
          )}
        </Flex>
        <Flex gap="2" wrap="wrap" mt="1">
          <Button size="sm" variant="outline" loading={refreshing.loading} onClick={() => void readAgain()}>
            {t({ id: 'author.remote.refresh' })}
          </Button>
          {isBehind || isEdited ? (
            <Button size="sm" colorPalette="accent" loading={applying.loading} onClick={() => setAsking(true)}>
              {t({ id: 'author.remote.apply' })}
            </Button>
          ) : null}
          <Button asChild size="sm" variant="ghost">
            <a href={url} target="_blank" rel="noreferrer">
              {t({ id: 'author.remote.open' }, { judge: judgeName })}
            </a>
          </Button>
        </Flex>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'author.remote.applyTitle' }, { number: newestRevision })}
        text={t({ id: 'author.remote.applyText' })}
        action={t({ id: 'author.remote.apply' })}
        onConfirm={() =>
          void act(
            async () => (await apply({ variables })).data?.applyRemoteRevision,
            t({ id: 'author.remote.applied' }),
          )
        }
        onClose={() => setAsking(false)}
      />
    </Panel>
  );
}

function Moment({ label, at }: { readonly label: string; readonly at: string }) {
  return (
    <span>
      {label}{' '}
      <Box as="span" color="fg">
        {formatDateTime(new Date(at))}
      </Box>
    </span>
  );
}
