import { Box, Skeleton, Table } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';
import type { Column } from './column.ts';

interface LoadingTableProps {
  readonly columns: readonly Pick<Column<never>, 'head' | 'kind' | 'isFigure' | 'width'>[];
  /** Rows have a box to choose them. */
  readonly hasChoice: boolean;
  readonly count: number;
  /** Of a comfortable row. */
  readonly height: string;
}

/** Grey rows below the heads of a table, with the height of what will come, so that nothing jumps. */
export function LoadingTable({ columns, hasChoice, count, height }: LoadingTableProps) {
  const t = useText();
  return (
    <Box role="status" aria-busy="true" aria-label={t({ id: 'state.loading' })} overflowX="hidden">
      <Table.Root aria-hidden>
        <Table.Header>
          <Table.Row>
            {hasChoice ? <Table.ColumnHeader w="1" /> : null}
            {columns.map(({ head, kind, isFigure, width }) => (
              <Table.ColumnHeader key={head} w={width} textAlign={isFigure || kind === 'acts' ? 'end' : undefined}>
                {head}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {Array.from({ length: count }, (_, index) => (
            <Table.Row key={index} height={`calc(${height} - {spacing.rowLoss})`}>
              <Table.Cell colSpan={columns.length + (hasChoice ? 1 : 0)}>
                <Skeleton height="4" borderRadius="l1" />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
