import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Column } from './column.ts';

interface RowCardProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  /** Stands before it; null: nothing. */
  readonly choice: ReactNode;
}

/** A row of a table on a phone: its name, what the columns say, and what is done with it. */
export function RowCard<Row>({ row, columns, choice }: RowCardProps<Row>) {
  const of = (kind: Column<Row>['kind']) =>
    columns
      .filter((column) => column.kind === kind)
      .map(({ id, head, isShort, cell }) => ({ id, head, isShort, content: cell(row) }))
      .filter(({ content }) => content !== null && content !== '');
  const acts = of('acts');
  return (
    <Flex as="li" px="3" py="3" gap="3" align="start" layerStyle="row">
      {choice}
      <Box flex="1" minW="0">
        <Flex columnGap="2" align="baseline" overflowWrap="anywhere">
          {of('name').map(({ id, isShort, content }) => (
            <Box key={id} minW="0" flexShrink={isShort ? '0' : '1'}>
              {content}
            </Box>
          ))}
        </Flex>
        <Flex columnGap="3" rowGap="1" wrap="wrap" mt="1" fontSize="xs" color="fg.muted" overflowWrap="anywhere">
          {of(undefined).map(({ id, head, content }) => (
            <Flex key={id} columnGap="1" wrap="wrap" align="center" minW="0">
              <span>{head}</span>
              <Box color="fg" minW="0">
                {content}
              </Box>
            </Flex>
          ))}
        </Flex>
        {acts.length === 0 ? null : (
          <Box mt="2">
            {acts.map(({ id, content }) => (
              <Box key={id}>{content}</Box>
            ))}
          </Box>
        )}
      </Box>
    </Flex>
  );
}
