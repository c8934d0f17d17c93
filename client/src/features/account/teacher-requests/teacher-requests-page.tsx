import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Choice } from '../../../components/choice.tsx';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { orderIn, rowOrders } from '../../../components/data-table/row-orders.ts';
import { tableFileAddress } from '../../../components/data-table/table-file.ts';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { DecideDialog } from './decide-dialog.tsx';
import type { TeacherRequestRow_RequestFragment } from './teacher-requests.generated.ts';
import { useRequestColumns } from './use-request-columns.tsx';
import { useTeacherRequests } from './use-teacher-requests.ts';

const pageSize = 15;

/** States of requests by their word in the address; without one those that wait. */
const states = {
  waiting: { state: 'OPEN', label: message({ id: 'users.teacher.state.open' }) },
  accepted: { state: 'ACCEPTED', label: message({ id: 'users.teacher.state.accepted' }) },
  declined: { state: 'DECLINED', label: message({ id: 'users.teacher.state.declined' }) },
} as const;

function stateOf(word: string | null): keyof typeof states {
  return word !== null && Object.hasOwn(states, word) ? (word as keyof typeof states) : 'waiting';
}

/** What is about to be decided. */
interface Decision {
  readonly request: TeacherRequestRow_RequestFragment;
  readonly isAccepted: boolean;
}

/** Users who ask to be teachers, for super admins. */
export function TeacherRequestsPage() {
  const t = useText();
  const address = usePagedAddress(pageSize);
  const { params, page, size, change } = address;
  const word = stateOf(params.get('state'));
  const usual = word === 'waiting' ? 'OLDEST' : 'NEWEST';
  const variables = {
    state: states[word].state,
    order: orderIn(rowOrders, params) ?? usual,
    page: { page, size },
  };
  const { shown, isLoading, error, askAgain } = useTeacherRequests(variables);
  const [decision, setDecision] = useState<Decision | null>(null);
  const columns = useRequestColumns({
    isDecided: word !== 'waiting',
    onDecide: (request, isAccepted) => setDecision({ request, isAccepted }),
  });
  return (
    <PageBody>
      <PageTitle text={t({ id: 'users.teacher.requests' })} />
      <PageHeader title={t({ id: 'users.teacher.requests' })} />
      <Flex mb="3">
        <Choice
          label={t({ id: 'users.teacher.state' })}
          value={word}
          options={Object.entries(states).map(([name, { label }]) => [name, t(label)] as const)}
          onChange={(value) => change({ state: value === 'waiting' ? null : value })}
        />
      </Flex>
      <DataTable
        name="teacher-requests"
        label={t({ id: 'users.teacher.requests' })}
        columns={columns}
        address={address}
        defaultOrder={usual}
        shown={shown}
        isLoading={isLoading}
        error={error}
        onRetry={askAgain}
        none={{ icon: 'check', title: t({ id: 'users.teacher.none' }), hint: t({ id: 'users.teacher.noneHint' }) }}
        fileAddress={tableFileAddress('teacher-requests', variables)}
      />
      {decision === null ? null : <DecideDialog {...decision} onDone={askAgain} onClose={() => setDecision(null)} />}
    </PageBody>
  );
}
