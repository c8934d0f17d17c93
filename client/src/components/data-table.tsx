import { Table, type TableRootProps } from '@chakra-ui/react';

/**
 * A compact table whose header stays in view below the top bar while the page scrolls. Rows are `Table.Row` as usual.
 * On phones pages show cards in its place.
 */
export function DataTable({ children, ...rest }: TableRootProps) {
  return (
    <Table.Root
      size="sm"
      variant="line"
      interactive
      css={{
        '--table-sticky-offset': '3rem',
        '& thead th': { position: 'sticky', top: '3rem', zIndex: 1, bg: 'bg.panel', color: 'fg.muted', fontSize: 'xs', whiteSpace: 'nowrap', boxShadow: 'inset 0 -1px 0 {colors.border}' },
        '& thead th:first-of-type': { borderTopLeftRadius: 'l3' },
        '& thead th:last-of-type': { borderTopRightRadius: 'l3' },
        '& tbody tr': { bg: 'transparent' },
        '& tbody tr:hover': { bg: 'bg.subtle' },
        '& tbody tr:last-of-type td': { borderBottomWidth: 0 },
      }}
      {...rest}
    >
      {children}
    </Table.Root>
  );
}
