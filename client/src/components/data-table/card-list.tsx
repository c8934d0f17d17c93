import { Box } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import type { usePagedAddress } from '../../lib/address/use-paged-address.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { EmptyState } from '../empty-state.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { LoadingRows } from '../loading-rows.tsx';
import { Pager } from '../pager.tsx';
import { Panel } from '../panel.tsx';
import { useLastPage } from '../use-last-page.ts';
import { orderIn, type rowOrders } from './row-orders.ts';
import { TableTools } from './table-tools.tsx';

interface CardListProps<Row> {
  /** What filters are kept by. */
  readonly name: string;
  readonly label: string;
  /** Page, filter and order in the address. */
  readonly address: ReturnType<typeof usePagedAddress>;
  /** The orders, the one of an address that names none first. */
  readonly orders: readonly (typeof rowOrders)[number][];
  /** The page of the list; undefined until it is loaded. */
  readonly shown: { readonly items: readonly Row[]; readonly total: number } | undefined;
  /** Is it loaded again? */
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly none: { readonly title: string; readonly hint?: string; readonly icon?: IconName };
  /** Of a card, while it is loaded. */
  readonly height: string;
  readonly listRef?: Ref<HTMLUListElement>;
  /** A row, as an item of a list. */
  readonly card: (row: Row) => ReactNode;
}

/** A queue of the management that is worked card by card: filters with names and an order, but no columns. */
export function CardList<Row>(props: CardListProps<Row>) {
  const t = useText();
  const { name, label, address, orders, shown, isLoading, error, onRetry, none, height, listRef, card } = props;
  const { params, page, size, change, pager } = address;
  const texts = { NEWEST: t({ id: 'table.newestFirst' }), OLDEST: t({ id: 'table.oldestFirst' }) } as const;
  const usual = orders[0] ?? '';
  useLastPage({ page, size, total: isLoading ? undefined : shown?.total, onPage: pager.onPage });
  return (
    <>
      <TableTools
        name={name}
        params={params}
        columns={null}
        order={orderIn(orders, params) ?? usual}
        orders={orders.map((order) => [order, texts[order]] as const)}
        onOrder={(next) => change({ order: next === usual ? null : next })}
        fileAddress={null}
      />
      <Panel isStale={Boolean(isLoading && shown)}>
        <LoadingRows data={shown} error={error} onRetry={onRetry} count={size} height={height} />
        {shown?.items.length === 0 ? <EmptyState {...none} /> : null}
        <Box as="ul" ref={listRef} listStyleType="none" aria-label={label}>
          {shown?.items.map((row) => card(row))}
        </Box>
      </Panel>
      <Pager {...pager} total={shown?.total ?? null} />
    </>
  );
}
