import { Button, Flex } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';
import { useIsPhone } from '../../lib/preferences/use-is-phone.ts';
import { Choice } from '../choice.tsx';
import { ColumnsMenu, type ColumnsMenuProps } from './columns-menu.tsx';
import { SavedFilters } from './saved-filters.tsx';
import { maxFileRows } from './table-file.ts';

interface TableToolsProps {
  /** Null: it has none to choose. */
  readonly columns: ColumnsMenuProps['columns'] | null;
  /** Of the table. */
  readonly name: string;
  readonly params: URLSearchParams;
  readonly order: string;
  /** To choose from where there are no heads; one: nothing to choose. */
  readonly orders: readonly (readonly [order: string, text: string])[];
  readonly onOrder: (order: string) => void;
  /** Null: the list is no file. */
  readonly fileAddress: string | null;
}

/** What is set about a table: filters with names, columns, on phones the order; and the file. */
export function TableTools({ name, params, columns, order, orders, onOrder, fileAddress }: TableToolsProps) {
  const t = useText();
  const isPhone = useIsPhone();
  return (
    <Flex gap="2" mb="2" wrap="wrap" align="center">
      <SavedFilters table={name} params={params} />
      <Flex gap="2" ms="auto" wrap="wrap" align="center">
        {(isPhone || columns === null) && orders.length > 1 ? (
          <Choice size="xs" label={t({ id: 'table.order' })} value={order} options={orders} onChange={onOrder} />
        ) : null}
        {columns === null ? null : <ColumnsMenu columns={columns} />}
        {fileAddress === null ? null : (
          <Button asChild size="xs" variant="outline" title={t({ id: 'table.fileHint' }, { count: maxFileRows })}>
            <a href={fileAddress} download>
              {t({ id: 'table.file' })}
            </a>
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
