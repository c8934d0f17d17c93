import { Box, chakra, Table } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import type { usePagedAddress } from '../../lib/address/use-paged-address.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { useIsPhone } from '../../lib/preferences/use-is-phone.ts';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { Pager } from '../pager.tsx';
import { Panel } from '../panel.tsx';
import { SkeletonRows } from '../skeleton-rows.tsx';
import { useLastPage } from '../use-last-page.ts';
import type { Column } from './column.ts';
import { LoadingTable } from './loading-table.tsx';
import { RowCard } from './row-card.tsx';
import { RowChoice } from './row-choice.tsx';
import { SelectBar } from './select-bar.tsx';
import { SortHead } from './sort-head.tsx';
import { TableTools } from './table-tools.tsx';
import { useHiddenColumns } from './use-hidden-columns.ts';
import type { Selection } from './use-selection.ts';

const unbroken = { whiteSpace: 'nowrap' } as const;
/** Where rows are chosen, the heads are not the top of the panel. */
const belowBar = { '& th': { borderRadius: 0 } };
/** Long words break, but not into single letters where others need the space. */
const broken = { overflowWrap: 'anywhere', minW: '4.5rem' } as const;

interface TableRow {
  readonly id: string | number;
}

interface DataTableProps<Row> {
  /** What columns and filters are kept by. */
  readonly name: string;
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Page, filter and order in the address. */
  readonly address: ReturnType<typeof usePagedAddress>;
  /** Order when the address names none; left out: the list has one order. */
  readonly defaultOrder?: string;
  /** The page of the list; undefined until it is loaded. */
  readonly shown: { readonly items: readonly Row[]; readonly total: number } | undefined;
  /** Is it loaded again? */
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly none: { readonly title: string; readonly hint?: string; readonly icon?: IconName };
  /** Where the list is a file; null: for this viewer it is none. */
  readonly fileAddress: string | null;
  readonly sizes?: readonly number[];
  /** False: only rows and pages. */
  readonly hasTools?: boolean;
  /** A row on a phone, as an item of a list; left out: a card made of the columns. */
  readonly card?: (row: Row) => ReactNode;
  /** Of a row of the table and of a card, while they are loaded. */
  readonly heights?: { readonly row: string; readonly card: string };
  /** For what is done to several rows at once, with the name of a row for screen readers. */
  readonly choice?: {
    readonly selection: Selection<Row>;
    readonly nameOf: (row: Row) => string;
    readonly acts: ReactNode;
  };
}

/**
 * A list of the management: columns that can be hidden, an order by their heads, filters with names, a file, and rows
 * to choose. On phones its rows are cards.
 */
export function DataTable<Row extends TableRow>(props: DataTableProps<Row>) {
  const t = useText();
  const isPhone = useIsPhone();
  const { name, label, address, shown, isLoading, error, onRetry, none, fileAddress, sizes, choice } = props;
  const { hasTools = true, card, heights = { row: '45px', card: '96px' } } = props;
  const { params, page, size, change, pager } = address;
  const columns = useHiddenColumns(name, props.columns);
  const defaultOrder = props.defaultOrder ?? '';
  const orders = props.columns.flatMap(({ head, orders: by }) =>
    by === undefined ? [] : [[by.asc, `${head} ↑`] as const, [by.desc, `${head} ↓`] as const],
  );
  const order = orders.map(([value]) => value).find((value) => value === params.get('order')) ?? defaultOrder;
  const onOrder = (next: string) => change({ order: next === defaultOrder ? null : next });
  const isDefaultNamed = orders.some(([value]) => value === defaultOrder);
  /** Nothing of it was loaded yet. */
  const isFirst = shown === undefined && error === undefined;
  useLastPage({ page, size, total: isLoading ? undefined : shown?.total, onPage: pager.onPage });
  const boxOf = (row: Row) =>
    choice === undefined ? null : <RowChoice row={row} name={choice.nameOf(row)} selection={choice.selection} />;
  return (
    <>
      {hasTools ? (
        <TableTools
          name={name}
          params={params}
          columns={columns}
          order={order}
          orders={isDefaultNamed ? orders : [[defaultOrder, t({ id: 'table.defaultOrder' })], ...orders]}
          onOrder={onOrder}
          fileAddress={fileAddress}
        />
      ) : null}
      <Panel isStale={Boolean(isLoading && shown)}>
        {choice ? (
          // Hidden and not gone: a dialog of its acts stays open when the last row has left the list.
          <SelectBar
            hidden={shown === undefined ? !isFirst : shown.items.length + choice.selection.rows.length === 0}
            px="4"
            py="2"
            borderBottomWidth="1px"
            selection={choice.selection}
          >
            {choice.acts}
          </SelectBar>
        ) : null}
        {isFirst ? (
          isPhone ? (
            <SkeletonRows count={size} height={heights.card} />
          ) : (
            <LoadingTable columns={columns.shown} hasChoice={choice !== undefined} count={size} height={heights.row} />
          )
        ) : null}
        {shown === undefined && error !== undefined ? <ErrorState error={error} onRetry={onRetry} /> : null}
        {shown?.items.length === 0 ? <EmptyState icon="search" {...none} /> : null}
        {shown && shown.items.length > 0 ? (
          isPhone ? (
            <Box as="ul" listStyleType="none" aria-label={label}>
              {shown.items.map((row) => (
                <Fragment key={row.id}>
                  {card?.(row) ?? <RowCard row={row} columns={columns.shown} choice={boxOf(row)} />}
                </Fragment>
              ))}
            </Box>
          ) : (
            // Where the page is too narrow for the columns, they scroll, and the heads no longer stick.
            <Box overflowX={{ base: 'auto', xl: 'visible' }}>
              <Table.Root aria-label={label} {...(choice && { css: belowBar })}>
                <Table.Header>
                  <Table.Row>
                    {choice === undefined ? null : (
                      <Table.ColumnHeader w="1">
                        <chakra.span srOnly>{t({ id: 'table.chosenRows' })}</chakra.span>
                      </Table.ColumnHeader>
                    )}
                    {columns.shown.map((column) => (
                      <SortHead
                        key={column.id}
                        column={column}
                        order={order}
                        defaultOrder={defaultOrder}
                        onOrder={onOrder}
                      />
                    ))}
                  </Table.Row>
                </Table.Header>
                <Table.Body>
                  {shown.items.map((row) => (
                    <Table.Row key={row.id}>
                      {choice === undefined ? null : <Table.Cell>{boxOf(row)}</Table.Cell>}
                      {columns.shown.map(({ id, kind, cell, isShort, isFigure }) => (
                        <Table.Cell
                          key={id}
                          textAlign={isFigure || kind === 'acts' ? 'end' : undefined}
                          {...(isShort || isFigure ? unbroken : broken)}
                        >
                          {cell(row)}
                        </Table.Cell>
                      ))}
                    </Table.Row>
                  ))}
                </Table.Body>
              </Table.Root>
            </Box>
          )
        ) : null}
      </Panel>
      <Pager {...pager} {...(sizes === undefined ? {} : { sizes })} total={shown?.total ?? null} />
    </>
  );
}
