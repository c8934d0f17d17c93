import { Box, Skeleton, Table } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';

interface LoadingTableProps {
  readonly heads: readonly string[];
  readonly count: number;
  /** Of a comfortable row. */
  readonly height: string;
}

/** Grey rows below the heads of a table, with the height of what will come, so that nothing jumps. */
export function LoadingTable({ heads, count, height }: LoadingTableProps) {
  const t = useText();
  return (
    <Box role="status" aria-busy="true" aria-label={t({ id: 'state.loading' })} overflowX="hidden">
      <Table.Root aria-hidden>
        <Table.Header>
          <Table.Row>
            {heads.map((head) => (
              <Table.ColumnHeader key={head}>{head}</Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {Array.from({ length: count }, (_, index) => (
            <Table.Row key={index} height={`calc(${height} - {spacing.rowLoss})`}>
              <Table.Cell colSpan={heads.length}>
                <Skeleton height="4" borderRadius="l1" />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
