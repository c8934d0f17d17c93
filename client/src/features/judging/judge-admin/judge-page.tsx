import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Panel } from '../../../components/panel.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useIsPhone } from '../../../lib/preferences/use-is-phone.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { CheckerNotice } from './checker-notice.tsx';
import { CreateNodeDialog } from './create-node-dialog.tsx';
import { FailureList } from './failure-list.tsx';
import type { JudgeNode_NodeFragment } from './judge-page.generated.ts';
import { NodeCards } from './node-cards.tsx';
import { NodeTable } from './node-table.tsx';
import { QueuePanel } from './queue-panel.tsx';
import { useJudgeOverview } from './use-judge-overview.ts';

/** Judges and queue, live; super admins act. */
export function JudgePage() {
  const t = useText();
  const { isSuperAdmin } = useViewer();
  const [isCreating, setCreating] = useState(false);
  const { overview, failingCheckers, error, askAgain } = useJudgeOverview();
  return (
    <PageBody>
      <PageTitle text={t({ id: 'judge.title' })} />
      <PageHeader
        title={t({ id: 'judge.title' })}
        acts={
          isSuperAdmin ? (
            <Button size="sm" colorPalette="accent" onClick={() => setCreating(true)}>
              {t({ id: 'judge.create' })}
            </Button>
          ) : null
        }
      />
      {overview === null ? (
        <Panel>
          {error === undefined ? <SkeletonRows count={8} /> : <ErrorState error={error} onRetry={askAgain} />}
        </Panel>
      ) : (
        <Stack gap="6">
          {failingCheckers === 0 ? null : <CheckerNotice count={failingCheckers} />}
          <Nodes nodes={overview.nodes} />
          <QueuePanel queue={overview.queue} />
          <FailureList failures={overview.queue.failures} />
        </Stack>
      )}
      {isCreating ? <CreateNodeDialog onClose={() => setCreating(false)} /> : null}
    </PageBody>
  );
}

function Nodes({ nodes }: { readonly nodes: readonly JudgeNode_NodeFragment[] }) {
  const t = useText();
  const isPhone = useIsPhone();
  return (
    <section aria-label={t({ id: 'judge.nodes' })}>
      <Panel>
        {nodes.length === 0 ? (
          <EmptyState title={t({ id: 'judge.noNodes' })} hint={t({ id: 'judge.noNodesHint' })} />
        ) : null}
        {nodes.length > 0 ? isPhone ? <NodeCards nodes={nodes} /> : <NodeTable nodes={nodes} /> : null}
      </Panel>
    </section>
  );
}
