import { chakra, Table } from '@chakra-ui/react';
import { Icon } from '../icon/icon.tsx';
import type { Column } from './column.ts';

const HeadButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    mx: '-1',
    px: '1',
    font: 'inherit',
    borderRadius: 'l1',
    cursor: 'button',
    focusVisibleRing: 'outside',
    _hover: { color: 'fg' },
  },
});

interface SortHeadProps<Row> {
  readonly column: Column<Row>;
  readonly order: string;
  /** The order that no column stands for, or that of a column. */
  readonly defaultOrder: string;
  readonly onOrder: (order: string) => void;
}

/** The head of a column; where the server can sort by it, a button: upwards, downwards, and as before. */
export function SortHead<Row>({ column, order, defaultOrder, onOrder }: SortHeadProps<Row>) {
  const { head, kind, orders, isFigure, width } = column;
  const look = { w: width, textAlign: isFigure || kind === 'acts' ? ('end' as const) : undefined };
  if (orders === undefined) return <Table.ColumnHeader {...look}>{head}</Table.ColumnHeader>;
  const direction = order === orders.asc ? 'ascending' : order === orders.desc ? 'descending' : 'none';
  const isOwnDefault = defaultOrder === orders.asc || defaultOrder === orders.desc;
  const next = {
    none: orders.asc,
    ascending: orders.desc,
    descending: isOwnDefault ? orders.asc : defaultOrder,
  } as const;
  return (
    <Table.ColumnHeader aria-sort={direction} {...look}>
      <HeadButton type="button" onClick={() => onOrder(next[direction])}>
        {head}
        {direction === 'none' ? null : (
          <chakra.span display="inline-flex" rotate={direction === 'ascending' ? '180deg' : undefined}>
            <Icon name="chevronDown" size="3" />
          </chakra.span>
        )}
      </HeadButton>
    </Table.ColumnHeader>
  );
}
