import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useLastPage } from '../../../components/use-last-page.ts';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { ModerationTabs } from './moderation-tabs.tsx';
import type { QueueRow_TextFragment } from './moderation.generated.ts';
import { QueueRow } from './queue-row.tsx';
import { useQueue } from './use-queue.ts';

const pageSize = 10;

/** Reported texts that wait for the viewer's decision, the oldest report first. */
export function QueuePage() {
  const t = useText();
  const { params, page, pager } = usePagedAddress(pageSize);
  const { shown, total, error, retry } = useQueue(params.get('group'), { page, size: pageSize });
  useLastPage({ page, size: pageSize, total, onPage: pager.onPage });
  /** Null: nothing is being decided. */
  const [decided, setDecided] = useState<QueueRow_TextFragment | null>(null);
  return (
    <ModerationTabs title={t({ id: 'moderation.queue' })}>
      <Panel>
        <LoadingRows data={shown} error={error} onRetry={retry} count={3} height="140px" />
        {shown?.items.length === 0 ? (
          <EmptyState title={t({ id: 'moderation.none' })} hint={t({ id: 'moderation.noneHint' })} />
        ) : null}
        <Box as="ul" listStyleType="none" aria-label={t({ id: 'moderation.queue' })}>
          {shown?.items.map((item) => (
            <QueueRow key={item.id} item={item} onDecide={() => setDecided(item)} />
          ))}
        </Box>
      </Panel>
      <Pager page={page} size={pageSize} total={shown?.total ?? null} onPage={pager.onPage} />
      {decided === null ? null : <DecideDialog item={decided} onClose={() => setDecided(null)} />}
    </ModerationTabs>
  );
}
