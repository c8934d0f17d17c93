import { NetworkStatus } from '@apollo/client';
import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Choice } from '../../../components/choice.tsx';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { orderIn, rowOrders } from '../../../components/data-table/row-orders.ts';
import { tableFileAddress } from '../../../components/data-table/table-file.ts';
import { SearchField } from '../../../components/search-field.tsx';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { JobDialog } from './job-dialog.tsx';
import { useRemoteJobsQuery, type ManagedJudge_JudgeFragment } from './remote-admin.generated.ts';
import { jobStates } from './remote-texts.ts';
import { useJobColumns } from './use-job-columns.tsx';

const pageSize = 15;
/** How often the list looks what became of the jobs, in ms. */
const lookMs = 5_000;
const stateNames = Object.keys(jobStates) as (keyof typeof jobStates)[];

/** Remote submissions, with their filters in the address. */
export function JobList({ judges }: { readonly judges: readonly ManagedJudge_JudgeFragment[] }) {
  const t = useText();
  const address = usePagedAddress(pageSize);
  const { params, page, size, change } = address;
  const judgeKey = params.get('judge') ?? '';
  const state = stateNames.find((name) => name === params.get('state'));
  const text = params.get('text') ?? '';
  const [openId, setOpenId] = useState<number | null>(null);
  const variables = {
    judgeKey: judgeKey === '' ? null : judgeKey,
    states: state === undefined ? null : [state],
    text: text === '' ? null : text,
    order: orderIn(rowOrders, params),
    page: { page, size },
  };
  const { data, previousData, error, loading, networkStatus, refetch } = useRemoteJobsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    pollInterval: lookMs,
  });
  const columns = useJobColumns(({ id }) => setOpenId(id));
  return (
    <>
      <Flex gap="2" mb="3" wrap="wrap">
        <Choice
          label={t({ id: 'remoteAdmin.judge' })}
          value={judgeKey}
          options={[
            ['', t({ id: 'remoteAdmin.allJudges' })] as const,
            ...judges.map(({ key, name }) => [key, name] as const),
          ]}
          onChange={(value) => change({ judge: value })}
        />
        <Choice
          label={t({ id: 'table.state' })}
          value={state ?? ''}
          options={[
            ['', t({ id: 'remoteAdmin.allStates' })] as const,
            ...stateNames.map((name) => [name, t(jobStates[name].label)] as const),
          ]}
          onChange={(value) => change({ state: value })}
        />
        <SearchField
          label={t({ id: 'remoteAdmin.search' })}
          value={text}
          flexBasis="14rem"
          onSearch={(value) => change({ text: value })}
        />
      </Flex>
      <DataTable
        name="remote-jobs"
        label={t({ id: 'remoteAdmin.jobs' })}
        columns={columns}
        address={address}
        defaultOrder={rowOrders[0]}
        shown={(data ?? previousData)?.remoteJobs}
        isLoading={loading && networkStatus !== NetworkStatus.poll}
        error={error}
        onRetry={() => void refetch()}
        none={{ icon: 'inbox', title: t({ id: 'remoteAdmin.noJobs' }) }}
        fileAddress={tableFileAddress('remote-jobs', variables)}
      />
      {openId === null ? null : <JobDialog jobId={openId} judges={judges} onClose={() => setOpenId(null)} />}
    </>
  );
}
