import { chakra, Table } from '@chakra-ui/react';
import { Place } from '../../../components/rank/medal.tsx';
import { RankPerson } from '../../../components/rank/rank-person.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { ranks, type RankKind, type RankRow } from './rank-kind.ts';

interface RankRowsProps {
  readonly kind: RankKind;
  readonly rows: readonly RankRow[];
  /** Row of the viewer, shown above all others where it is not among them; null when there is none. */
  readonly own: RankRow | null;
}

/** A rank as a table. */
export function RankTable({ kind, rows, own }: RankRowsProps) {
  const t = useText();
  return (
    <Table.Root>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader w="5rem">{t({ id: 'people.place' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{t({ id: 'people.user' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{t({ id: 'people.signature' })}</Table.ColumnHeader>
          {ranks[kind].figures.map(({ key, label }) => (
            <Table.ColumnHeader key={key} textAlign="end" w="8rem">
              {t(label)}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {own === null || rows.some(({ user }) => user.id === own.user.id) ? null : <Row kind={kind} row={own} isOwn />}
        {rows.map((row) => (
          <Row key={row.user.id} kind={kind} row={row} isOwn={row.user.id === own?.user.id} />
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function Row({ kind, row, isOwn }: { readonly kind: RankKind; readonly row: RankRow; readonly isOwn: boolean }) {
  const t = useText();
  return (
    <Table.Row bg={isOwn ? 'accent.subtle' : undefined} aria-label={isOwn ? t({ id: 'people.ownRow' }) : undefined}>
      <Table.Cell whiteSpace="nowrap">
        <Place place={row.place} />
        {isOwn ? (
          <chakra.span ms="2" fontSize="xs" color="fg.muted">
            {t({ id: 'people.you' })}
          </chakra.span>
        ) : null}
      </Table.Cell>
      <Table.Cell>
        <RankPerson user={row.user} />
      </Table.Cell>
      <Table.Cell maxW="24rem" color="fg.muted" truncate title={row.user.signature ?? undefined}>
        {row.user.signature}
      </Table.Cell>
      {ranks[kind].figures.map(({ key }, index) => (
        <Table.Cell
          key={key}
          textAlign="end"
          fontVariantNumeric="tabular-nums"
          fontWeight={index === 0 ? 'medium' : undefined}
        >
          {row.user.statistics[key]}
        </Table.Cell>
      ))}
    </Table.Row>
  );
}
