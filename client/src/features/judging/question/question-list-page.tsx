import { NetworkStatus } from '@apollo/client';
import { Flex } from '@chakra-ui/react';
import { Choice } from '../../../components/choice.tsx';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { orderIn, rowOrders } from '../../../components/data-table/row-orders.ts';
import { tableFileAddress } from '../../../components/data-table/table-file.ts';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { searchFieldProps } from '../../../lib/keyboard/search-field.ts';
import { usePollWhileDeaf } from '../../../lib/live/use-poll-while-deaf.ts';
import { useLineQuestionListQuery } from './question.generated.ts';
import { useQuestionColumns } from './use-question-columns.tsx';

const pageSize = 15;
const states = ['WAITING', 'OPEN', 'CLOSED'] as const;
/** How often the list is asked for, in ms. */
const pollMs = 30_000;

/** Questions about lines that the viewer answers; unless sorted otherwise those that wait longest first. */
export function QuestionListPage() {
  const t = useText();
  const address = usePagedAddress(pageSize);
  const { params, page, size, change } = address;
  const state = states.find((one) => one === params.get('state')) ?? 'WAITING';
  const problem = params.get('problem')?.trim() ?? '';
  const variables = {
    state,
    problemDisplayId: problem || null,
    order: orderIn(rowOrders, params),
    page: { page, size },
  };
  const { data, previousData, error, loading, networkStatus, refetch } = useLineQuestionListQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDeaf(pollMs),
  });
  const columns = useQuestionColumns();
  return (
    <PageBody>
      <PageTitle text={t({ id: 'question.queue' })} />
      <PageHeader
        title={t({ id: 'question.queue' })}
        aside={<TextLink to="/admin/ticket">{t({ id: 'admin.tickets' })}</TextLink>}
      />
      <Flex gap="2" mb="3" wrap="wrap" maxW="40rem">
        <Choice
          label={t({ id: 'question.state' })}
          value={state}
          options={[
            ['WAITING', t({ id: 'question.stateWaiting' })],
            ['OPEN', t({ id: 'question.stateOpen' })],
            ['CLOSED', t({ id: 'question.stateClosed' })],
          ]}
          onChange={(value) => change({ state: value === 'WAITING' ? null : value })}
        />
        <SearchField
          label={t({ id: 'question.problem' })}
          value={problem}
          maxLength={50}
          flexBasis={{ base: '100%', md: '14rem' }}
          onSearch={(text) => change({ problem: text || null })}
          {...searchFieldProps}
        />
      </Flex>
      <DataTable
        name="questions"
        label={t({ id: 'question.queue' })}
        columns={columns}
        address={address}
        shown={(data ?? previousData)?.lineQuestions}
        isLoading={loading && networkStatus !== NetworkStatus.poll}
        error={error}
        onRetry={() => void refetch()}
        none={{ icon: 'question', title: t({ id: 'question.none' }), hint: t({ id: 'question.noneHint' }) }}
        fileAddress={tableFileAddress('questions', variables)}
        heights={{ row: '55px', card: '130px' }}
      />
    </PageBody>
  );
}
