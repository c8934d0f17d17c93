import { Box, Flex, Heading } from '@chakra-ui/react';
import { Choice } from '../../../components/choice.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Panel } from '../../../components/panel.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { useLastPage } from '../../../components/use-last-page.ts';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { searchFieldProps } from '../../../lib/keyboard/search-field.ts';
import { ApplicationRow } from './application-row.tsx';
import { useBankApplicationsQuery } from './bank-applications.generated.ts';

const pageSize = 15;

/** States of applications by their word in the address; without one those that wait. */
const states = {
  waiting: { state: 'APPLIED', label: message({ id: 'author.bank.state.applied' }) },
  accepted: { state: 'ACCEPTED', label: message({ id: 'author.bank.state.accepted' }) },
  refused: { state: 'REFUSED', label: message({ id: 'author.bank.state.refused' }) },
} as const;

function stateOf(word: string | null): keyof typeof states {
  return word !== null && Object.hasOwn(states, word) ? (word as keyof typeof states) : 'waiting';
}

/** Problems of groups that applied for the public bank, for those who decide. */
export function BankApplicationsPage() {
  const t = useText();
  const { params, page, change, pager } = usePagedAddress(pageSize);
  const word = stateOf(params.get('state'));
  const keyword = params.get('keyword')?.trim() ?? '';
  const { data, previousData, error, loading, refetch } = useBankApplicationsQuery({
    variables: { filter: { state: states[word].state, keyword: keyword || null }, page: { page, size: pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.bankApplications;
  const total = loading ? undefined : data?.bankApplications.total;
  useLastPage({ page, size: pageSize, total, onPage: pager.onPage });
  return (
    <PageBody>
      <PageTitle text={t({ id: 'author.bank.applications' })} />
      <Heading as="h1" size="lg" mb="3">
        {t({ id: 'author.bank.applications' })}
      </Heading>
      <Flex gap="3" mb="3" wrap="wrap" align="center" maxW="50rem">
        <Choice
          label={t({ id: 'author.bank.state' })}
          value={word}
          options={Object.entries(states).map(([name, { label }]) => [name, t(label)] as const)}
          onChange={(value) => change({ state: value === 'waiting' ? null : value })}
        />
        <SearchField
          label={t({ id: 'author.search' })}
          value={keyword}
          maxLength={255}
          flexBasis={{ base: '100%', md: '14rem' }}
          onSearch={(text) => change({ keyword: text || null })}
          {...searchFieldProps}
        />
      </Flex>
      <Panel>
        <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={5} height="72px" />
        {shown?.items.length === 0 ? (
          <EmptyState icon="check" title={t({ id: 'author.bank.none' })} hint={t({ id: 'author.bank.noneHint' })} />
        ) : null}
        <Box as="ul" listStyleType="none" aria-label={t({ id: 'author.bank.applications' })}>
          {shown?.items.map((application) => (
            <ApplicationRow key={application.problem.id} application={application} onDecided={() => void refetch()} />
          ))}
        </Box>
      </Panel>
      <Pager page={page} size={pageSize} total={shown?.total ?? null} onPage={pager.onPage} />
    </PageBody>
  );
}
