import { Table } from '@chakra-ui/react';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { formatBytes } from '../../../lib/format/format-bytes.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { DeleteInclude } from './delete-include.tsx';
import { IncludeHash } from './include-hash.tsx';
import type { IncludeList_IncludeFragment } from './includes.generated.ts';

/** Files as a table. */
export function IncludeTable({ includes }: { readonly includes: readonly IncludeList_IncludeFragment[] }) {
  const t = useText();
  return (
    <Table.Root>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>{t({ id: 'includes.name' })}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">{t({ id: 'includes.size' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{t({ id: 'includes.hash' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{t({ id: 'includes.uploadedBy' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{t({ id: 'includes.uploadedAt' })}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">{t({ id: 'includes.actions' })}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {includes.map(({ name, sizeBytes, sha256, uploadedBy, updatedAt }) => (
          <Table.Row key={name}>
            <Table.Cell fontWeight="medium" wordBreak="break-word">
              {name}
            </Table.Cell>
            <Table.Cell textAlign="end" whiteSpace="nowrap">
              {formatBytes(sizeBytes)}
            </Table.Cell>
            <Table.Cell>
              <IncludeHash sha256={sha256} />
            </Table.Cell>
            <Table.Cell>{uploadedBy?.username ?? '-'}</Table.Cell>
            <Table.Cell whiteSpace="nowrap">
              <RelativeTime at={updatedAt} />
            </Table.Cell>
            <Table.Cell textAlign="end">
              <DeleteInclude name={name} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
