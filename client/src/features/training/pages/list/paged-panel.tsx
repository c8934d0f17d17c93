import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { useLastPage } from '../../../../components/use-last-page.ts';
import { changeAddress, readPage } from '../../../../lib/address/read-address.ts';
import { focusHeading } from '../../../../lib/keyboard/focus-heading.ts';
import { useUsualRows } from '../../../../lib/store/usual-rows.ts';
import { trainingPageSize } from './training-list-address.ts';

interface PageOf<Item> {
  readonly total: number;
  readonly items: readonly Item[];
}

interface PagedPanelProps<Item> {
  /** Names the list, whose rows are counted for the next skeleton. */
  readonly name: string;
  readonly query: {
    readonly data: { readonly trainings: PageOf<Item> } | undefined;
    readonly previousData?: { readonly trainings: PageOf<Item> } | undefined;
    readonly error?: unknown;
    readonly loading: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  /** Of a row, for the skeleton. */
  readonly rowHeight: string;
  /** The rows are those of a table. */
  readonly isTable: boolean;
  readonly rows: (items: readonly Item[]) => ReactNode;
  /** Shown when there are none. */
  readonly empty: { readonly title: string; readonly hint: string };
  /** Name of the button that searches for nothing; null: nothing is searched for. */
  readonly showAll: string | null;
}

/** A page of trainings or lists with the pager; the address says which page. */
export function PagedPanel<Item>({ name, query, rowHeight, isTable, rows, empty, showAll }: PagedPanelProps<Item>) {
  const { data, previousData, error, loading, refetch } = query;
  const [params, setParams] = useSearchParams();
  const page = readPage(params);
  const shown = (data ?? previousData)?.trainings;
  const rowCount = useUsualRows(name, shown?.items.length, trainingPageSize);
  useLastPage({
    page,
    size: trainingPageSize,
    total: loading ? undefined : data?.trainings.total,
    onPage: (number) => setParams(changeAddress(params, { currentPage: String(number) }), { replace: true }),
  });
  return (
    <>
      <Panel isStale={Boolean(loading && shown)}>
        <LoadingRows
          data={shown}
          error={error}
          onRetry={() => void refetch()}
          count={rowCount}
          height={rowHeight}
          isTable={isTable}
        />
        {shown && shown.items.length > 0 ? rows(shown.items) : null}
        {shown?.items.length === 0 ? (
          <EmptyState icon="search" {...empty}>
            {showAll === null ? null : (
              <Button
                size="xs"
                variant="outline"
                mt="2"
                onClick={() => {
                  setParams(new URLSearchParams());
                  // The button goes with what it was about.
                  focusHeading();
                }}
              >
                {showAll}
              </Button>
            )}
          </EmptyState>
        ) : null}
      </Panel>
      <Pager
        page={page}
        size={trainingPageSize}
        total={shown?.total ?? null}
        onPage={(number) => setParams(changeAddress(params, { currentPage: String(number) }))}
      />
    </>
  );
}
