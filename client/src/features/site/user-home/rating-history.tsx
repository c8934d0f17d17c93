import { Box, Button, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { RatingChart } from './rating-chart.tsx';
import { RatingTable } from './rating-table.tsx';
import { useRatingHistoryQuery } from './user-home.generated.ts';

/** How somebody's rating went: a line, and a table that can be opened. */
export function RatingHistory({ userId }: { readonly userId: string }) {
  const t = useText();
  const tableId = useId();
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useRatingHistoryQuery({ variables: { userId } });
  const points = data?.profile?.ratingHistory;
  if (points === undefined)
    return error === undefined ? (
      <SkeletonRows count={1} height="240px" />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  // It was taken back since the page was asked for.
  if (points.length === 0)
    return <EmptyState title={t({ id: 'people.noRating' })} hint={t({ id: 'people.noRatingHint' })} />;
  const highest = Math.max(...points.map(({ after }) => after));
  return (
    <Box px="4" py="3">
      <Text fontSize="sm" color="fg.muted">
        {t(
          { id: 'people.rating.summary' },
          { count: points.length, now: String(points.at(-1)?.after), highest: String(highest) },
        )}
      </Text>
      <RatingChart points={points} />
      <Button
        size="xs"
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={isOpen ? tableId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t({ id: 'people.rating.hideTable' }) : t({ id: 'people.rating.showTable' })}
      </Button>
      {isOpen ? (
        <Box id={tableId} mt="2" mx="-2">
          <RatingTable points={points} />
        </Box>
      ) : null}
    </Box>
  );
}
