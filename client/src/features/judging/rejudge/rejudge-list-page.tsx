import { Box, Flex, Heading } from '@chakra-ui/react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Panel } from '../../../components/panel.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { RejudgeForm } from './rejudge-form.tsx';
import { RejudgeState } from './rejudge-state.tsx';
import { useRejudgeListQuery, type RejudgeRow_RejudgeFragment } from './rejudge.generated.ts';
import { useScopeText } from './use-scope-text.ts';

const pageSize = 15;

/** A new batch, and all there were. */
export function RejudgeListPage() {
  const t = useText();
  const { page, size, pager } = usePagedAddress(pageSize);
  const { data, previousData, error, refetch } = useRejudgeListQuery({
    variables: { page: { page, size } },
    fetchPolicy: 'cache-and-network',
    pollInterval: 5_000,
  });
  const shown = (data ?? previousData)?.rejudges;
  return (
    <PageBody>
      <PageTitle text={t({ id: 'rejudge.title' })} />
      <Heading as="h1" size="lg" mb="3">
        {t({ id: 'rejudge.title' })}
      </Heading>
      <RejudgeForm />
      <Heading as="h2" size="md" mt="6" mb="3">
        {t({ id: 'rejudge.batches' })}
      </Heading>
      <Panel>
        <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={5} height="57px" />
        {shown?.items.length === 0 ? (
          <EmptyState title={t({ id: 'rejudge.none' })} hint={t({ id: 'rejudge.noneHint' })} />
        ) : null}
        <Box as="ul" listStyleType="none">
          {shown?.items.map((rejudge) => (
            <RejudgeRow key={rejudge.id} rejudge={rejudge} />
          ))}
        </Box>
      </Panel>
      <Pager {...pager} total={shown?.total ?? null} />
    </PageBody>
  );
}

function RejudgeRow({ rejudge }: { readonly rejudge: RejudgeRow_RejudgeFragment }) {
  const t = useText();
  const scopeText = useScopeText();
  const { id, isPreview, createdBy, createdAt, progress } = rejudge;
  return (
    <Box as="li" px="4" py="2.5" layerStyle="row">
      <Flex align="center" columnGap="3" wrap="wrap">
        <TextLink to={`/admin/rejudge/${id}`} fontWeight="medium" py="1">
          {t({ id: 'rejudge.batch' }, { id: `#${id}` })}
        </TextLink>
        <RejudgeState rejudge={rejudge} />
        <Box ms="auto" color="fg.muted" fontSize="xs">
          {createdBy?.username} <RelativeTime at={createdAt} />
        </Box>
      </Flex>
      <Flex columnGap="3" wrap="wrap" fontSize="xs" color="fg.muted">
        {isPreview ? <span>{t({ id: 'rejudge.preview' })}</span> : null}
        <span>{scopeText(rejudge.scope)}</span>
        <span>{t({ id: 'rejudge.submissions' }, { count: progress.total })}</span>
        <span>{t({ id: 'rejudge.changedCount' }, { count: progress.changed })}</span>
      </Flex>
    </Box>
  );
}
