import { Button } from '@chakra-ui/react';
import { Status } from '@verdict/judge/protocol/status.ts';
import type { Column } from '../../components/data-table/column.ts';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { useSelection } from '../../components/data-table/use-selection.ts';
import { Pager } from '../../components/pager.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { VerdictBadge } from '../../components/verdict-badge.tsx';
import { usePagedAddress } from '../../lib/address/use-paged-address.ts';
import { Sample } from './sample.tsx';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly status: number;
  readonly timeMs: number;
}

const rows: readonly Row[] = [
  { id: 1042, title: 'Festival Night', status: Status.ACCEPTED, timeMs: 2 },
  { id: 1041, title: 'The Shuffled Shelf', status: Status.PARTIAL_ACCEPTED, timeMs: 7 },
  { id: 1040, title: 'Calling the Lighthouse', status: Status.TIME_LIMIT_EXCEEDED, timeMs: 1102 },
];
const columns: readonly Column<Row>[] = [
  {
    id: 'id',
    head: 'ID',
    kind: 'name',
    isShort: true,
    cell: ({ id }) => id,
    orders: { asc: 'ID_ASC', desc: 'ID_DESC' },
  },
  { id: 'title', head: 'Problem', kind: 'name', cell: ({ title }) => <TextLink to="/problem">{title}</TextLink> },
  { id: 'status', head: 'Verdict', cell: ({ status }) => <VerdictBadge status={status} /> },
  { id: 'time', head: 'Time', isFigure: true, cell: ({ timeMs }) => `${timeMs} ms` },
];
const ignore = () => undefined;

/** Lists of the management, loaded and loading, and pages. */
export function TableSamples() {
  const address = usePagedAddress(3);
  const selection = useSelection(rows);
  const table = {
    name: 'gallery',
    label: 'Submissions',
    columns,
    address,
    defaultOrder: 'ID_DESC',
    error: undefined,
    onRetry: ignore,
    none: { title: 'No submissions' },
    fileAddress: null,
  };
  return (
    <>
      <Sample of="DataTable" display="block">
        <DataTable
          {...table}
          shown={{ items: rows, total: 3 }}
          isLoading={false}
          choice={{
            selection,
            nameOf: ({ title }) => title,
            acts: (
              <Button size="xs" variant="outline">
                Rejudge
              </Button>
            ),
          }}
        />
      </Sample>
      <Sample of="DataTable, loading" display="block">
        <DataTable {...table} hasTools={false} shown={undefined} isLoading />
      </Sample>
      <Sample of="Pager" display="block">
        <Pager page={3} size={10} total={120} onPage={ignore} onSize={ignore} />
      </Sample>
    </>
  );
}
