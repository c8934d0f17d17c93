import { Badge, Box, Table } from '@chakra-ui/react';
import { RatingChange } from '../../../../components/rating-change.tsx';
import { UserLink } from '../../../../components/user-link.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import type { RatingRow_RowFragment } from './contest-rating.generated.ts';

/** What a contest makes of ratings, the best first. */
export function RatingRows({ rows }: { readonly rows: readonly RatingRow_RowFragment[] }) {
  const t = useText();
  return (
    <Table.Root css={{ '& th, & td': { paddingInline: { base: '1.5', md: '3.5' } } }}>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>{t({ id: 'maker.rating.rank' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{t({ id: 'maker.rating.user' })}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">{t({ id: 'maker.rating.before' })}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">{t({ id: 'maker.rating.after' })}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">{t({ id: 'maker.rating.change' })}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end" hideBelow="sm">
            {t({ id: 'maker.rating.performance' })}
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body fontVariantNumeric="tabular-nums">
        {rows.map(({ userId, username, rank, before, after, difference, performance }) => (
          <Table.Row key={userId}>
            <Table.Cell>{rank}</Table.Cell>
            <Table.Cell overflowWrap="anywhere">
              <UserLink username={username} />
              <Box hideFrom="sm" fontSize="xs" color="fg.muted">
                {t({ id: 'maker.rating.performanceOf' }, { performance: String(performance) })}
              </Box>
            </Table.Cell>
            <Table.Cell textAlign="end">
              {before ?? <Badge size="sm">{t({ id: 'maker.rating.new' })}</Badge>}
            </Table.Cell>
            <Table.Cell textAlign="end" fontWeight="medium">
              {after}
            </Table.Cell>
            <Table.Cell textAlign="end">
              <RatingChange difference={difference} />
            </Table.Cell>
            <Table.Cell textAlign="end" hideBelow="sm">
              {performance}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
