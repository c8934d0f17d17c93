import { Button, Skeleton } from '@chakra-ui/react';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingRows } from '../../components/loading-rows.tsx';
import { Panel } from '../../components/panel.tsx';
import { SkeletonRows } from '../../components/skeleton-rows.tsx';
import { Sample } from './sample.tsx';

const ignore = () => undefined;

/** When there is nothing, nothing yet, or nothing any more. */
export function StateSamples() {
  return (
    <>
      <Sample of="EmptyState">
        <Panel flex="1">
          <EmptyState icon="search" title="No problems" hint="Nothing matches these filters.">
            <Button size="xs" variant="outline">
              Reset
            </Button>
          </EmptyState>
        </Panel>
      </Sample>
      <Sample of="ErrorState">
        <Panel flex="1">
          <ErrorState error={new TypeError('fetch failed')} onRetry={ignore} />
        </Panel>
      </Sample>
      <Sample of="SkeletonRows, LoadingRows, Skeleton" display="block">
        <SkeletonRows count={2} height="33px" />
        <LoadingRows data={undefined} error={undefined} onRetry={ignore} count={2} height="33px" isTable />
        <Skeleton h="8" mt="2" />
      </Sample>
    </>
  );
}
