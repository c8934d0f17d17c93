import { Box, Table } from '@chakra-ui/react';
import { RatingChange } from '../../../components/rating-change.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { formatDate } from './format-date.ts';
import type { RatingPoint_PointFragment } from './user-home.generated.ts';

interface RatingTableProps {
  /** The first contest first. */
  readonly points: readonly RatingPoint_PointFragment[];
}

/** Somebody's rated contests, the last one on top: what the chart shows, in words. */
export function RatingTable({ points }: RatingTableProps) {
  const t = useText();
  return (
    <Table.Root
      aria-label={t({ id: 'people.ratingChart' })}
      css={{ '& th': { position: 'static' }, '& th, & td': { paddingInline: '2' } }}
    >
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>{t({ id: 'people.rating.contest' })}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">{t({ id: 'people.place' })}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end" hideBelow="sm">
            {t({ id: 'people.rating.performance' })}
          </Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">{t({ id: 'people.rating' })}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">{t({ id: 'people.rating.change' })}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body fontVariantNumeric="tabular-nums">
        {points.toReversed().map(({ contestId, contestTitle, endedAt, rank, performance, after, difference }) => (
          <Table.Row key={contestId}>
            <Table.Cell overflowWrap="anywhere">
              {contestTitle === null ? (
                <Box color="fg.muted">{t({ id: 'people.rating.hiddenContest' })}</Box>
              ) : (
                <TextLink to={`/contest/${contestId}`}>{contestTitle}</TextLink>
              )}
              <Box fontSize="xs" color="fg.muted" whiteSpace="nowrap">
                {formatDate(endedAt)}
              </Box>
              <Box hideFrom="sm" fontSize="xs" color="fg.muted">
                {t({ id: 'people.rating.performanceOf' }, { performance: String(performance) })}
              </Box>
            </Table.Cell>
            <Table.Cell textAlign="end">{rank}</Table.Cell>
            <Table.Cell textAlign="end" hideBelow="sm">
              {performance}
            </Table.Cell>
            <Table.Cell textAlign="end" fontWeight="medium">
              {after}
            </Table.Cell>
            <Table.Cell textAlign="end">
              <RatingChange difference={difference} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
