import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Choice } from '../../../components/choice.tsx';
import { CardList } from '../../../components/data-table/card-list.tsx';
import { orderIn } from '../../../components/data-table/row-orders.ts';
import { reportReasons, type ReportReason } from '../../../components/report/report-reasons.ts';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { ModerationTabs } from './moderation-tabs.tsx';
import type { QueueRow_TextFragment } from './moderation.generated.ts';
import { QueueRow } from './queue-row.tsx';
import { useQueue } from './use-queue.ts';

const pageSize = 10;
const orders = ['OLDEST', 'NEWEST'] as const;
const reasons = Object.keys(reportReasons) as readonly ReportReason[];

/** Reported texts that wait for the viewer's decision, the oldest report first. */
export function QueuePage() {
  const t = useText();
  const address = usePagedAddress(pageSize);
  const { params, page, size, change } = address;
  const reason = reasons.find((one) => one === params.get('reason')) ?? null;
  const { shown, isLoading, error, retry } = useQueue({
    groupId: params.get('group'),
    reason,
    order: orderIn(orders, params) ?? orders[0],
    page: { page, size },
  });
  /** Null: nothing is being decided. */
  const [decided, setDecided] = useState<QueueRow_TextFragment | null>(null);
  return (
    <ModerationTabs title={t({ id: 'moderation.queue' })}>
      <Flex mb="3">
        <Choice
          label={t({ id: 'moderation.label' })}
          value={reason ?? ''}
          options={[
            ['', t({ id: 'moderation.labelAny' })] as const,
            ...reasons.map((name) => [name, t(reportReasons[name])] as const),
          ]}
          onChange={(value) => change({ reason: value })}
        />
      </Flex>
      <CardList
        name="moderation-queue"
        label={t({ id: 'moderation.queue' })}
        address={address}
        orders={orders}
        shown={shown}
        isLoading={isLoading}
        error={error}
        onRetry={retry}
        none={{ title: t({ id: 'moderation.none' }), hint: t({ id: 'moderation.noneHint' }) }}
        height="140px"
        card={(item) => <QueueRow key={item.id} item={item} onDecide={() => setDecided(item)} />}
      />
      {decided === null ? null : <DecideDialog item={decided} onClose={() => setDecided(null)} />}
    </ModerationTabs>
  );
}
