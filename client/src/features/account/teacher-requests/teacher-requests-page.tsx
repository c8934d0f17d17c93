import { Box, Flex, Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { Choice } from '../../../components/choice.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useLastPage } from '../../../components/use-last-page.ts';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { RequestRow } from './request-row.tsx';
import type { TeacherRequestRow_RequestFragment } from './teacher-requests.generated.ts';
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
  const { params, page, change, pager } = usePagedAddress(pageSize);
  const word = stateOf(params.get('state'));
  const { shown, total, error, askAgain } = useTeacherRequests({
    state: states[word].state,
    page: { page, size: pageSize },
  });
  const [decision, setDecision] = useState<Decision | null>(null);
  useLastPage({ page, size: pageSize, total, onPage: pager.onPage });
  return (
    <PageBody>
      <PageTitle text={t({ id: 'users.teacher.requests' })} />
      <Heading as="h1" size="lg" mb="3">
        {t({ id: 'users.teacher.requests' })}
      </Heading>
      <Flex mb="3">
        <Choice
          label={t({ id: 'users.teacher.state' })}
          value={word}
          options={Object.entries(states).map(([name, { label }]) => [name, t(label)] as const)}
          onChange={(value) => change({ state: value === 'waiting' ? null : value })}
        />
      </Flex>
      <Panel>
        <LoadingRows data={shown} error={error} onRetry={askAgain} count={5} height="72px" />
        {shown?.items.length === 0 ? (
          <EmptyState icon="check" title={t({ id: 'users.teacher.none' })} hint={t({ id: 'users.teacher.noneHint' })} />
        ) : null}
        <Box as="ul" listStyleType="none" aria-label={t({ id: 'users.teacher.requests' })}>
          {shown?.items.map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              onDecide={(isAccepted) => setDecision({ request, isAccepted })}
            />
          ))}
        </Box>
      </Panel>
      <Pager page={page} size={pageSize} total={shown?.total ?? null} onPage={pager.onPage} />
      {decision === null ? null : <DecideDialog {...decision} onDone={askAgain} onClose={() => setDecision(null)} />}
    </PageBody>
  );
}
