import { Badge, Box, chakra, Flex, Grid, Table } from '@chakra-ui/react';
import { TextLink } from '../../../components/text-link.tsx';
import { VerdictBadge } from '../../../components/verdict-badge.tsx';
import { formatTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import type { RejudgeItem_ItemFragment } from './rejudge.generated.ts';

interface ItemsProps {
  readonly items: readonly RejudgeItem_ItemFragment[];
}

/** Items as a table. */
export function ItemTable({ items }: ItemsProps) {
  const t = useText();
  return (
    <Table.Root>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>{t({ id: 'submission.id' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{t({ id: 'submission.author' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{t({ id: 'submission.problem' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{t({ id: 'submission.language' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{t({ id: 'rejudge.before' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{t({ id: 'rejudge.after' })}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {items.map((item) => (
          <Table.Row key={item.id} data-item={item.submission.id}>
            <Table.Cell>
              <TextLink to={`/submission-detail/${item.submission.id}`}>{item.submission.id}</TextLink>
            </Table.Cell>
            <Table.Cell>{item.submission.user.username}</Table.Cell>
            <Table.Cell>{item.submission.problem.displayId}</Table.Cell>
            <Table.Cell whiteSpace="nowrap">{item.submission.languageName}</Table.Cell>
            <Table.Cell whiteSpace="nowrap">
              <Before item={item} />
            </Table.Cell>
            <Table.Cell whiteSpace="nowrap">
              <After item={item} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

/** Items as cards, for phones. */
export function ItemCards({ items }: ItemsProps) {
  const t = useText();
  return (
    <Box as="ul" listStyleType="none">
      {items.map((item) => (
        <Box as="li" key={item.id} data-item={item.submission.id} px="3" py="2.5" layerStyle="row">
          <Flex justify="space-between" gap="2">
            <TextLink to={`/submission-detail/${item.submission.id}`} py="1">
              #{item.submission.id}
            </TextLink>
            <Box color="fg.muted" truncate>
              {item.submission.problem.displayId} · {item.submission.user.username}
            </Box>
          </Flex>
          <Grid as="dl" mt="1" templateColumns="auto minmax(0, 1fr)" columnGap="3" rowGap="1" lineHeight="1.5rem">
            <chakra.dt color="fg.muted" fontSize="xs">
              {t({ id: 'rejudge.before' })}
            </chakra.dt>
            <chakra.dd>
              <Before item={item} />
            </chakra.dd>
            <chakra.dt color="fg.muted" fontSize="xs">
              {t({ id: 'rejudge.after' })}
            </chakra.dt>
            <chakra.dd>
              <After item={item} />
            </chakra.dd>
          </Grid>
        </Box>
      ))}
    </Box>
  );
}

function After({ item }: { readonly item: RejudgeItem_ItemFragment }) {
  const t = useText();
  return (
    <Flex as="span" display="inline-flex" align="center" columnGap="2" rowGap="1" wrap="wrap">
      {item.newStatus === null ? (
        <Box as="span" color="fg.muted">
          {t({ id: 'rejudge.waiting' })}
        </Box>
      ) : (
        <VerdictFigures status={item.newStatus} score={item.newScore} timeMs={item.newTimeMs} />
      )}
      {item.isSkipped || item.isStale ? (
        <Badge size="sm" colorPalette="amber" variant="subtle" title={t({ id: 'rejudge.skippedHint' })}>
          {item.isSkipped ? t({ id: 'rejudge.skipped' }) : t({ id: 'rejudge.willSkip' })}
        </Badge>
      ) : null}
    </Flex>
  );
}

function Before({ item }: { readonly item: RejudgeItem_ItemFragment }) {
  return (
    <Flex as="span" display="inline-flex" align="center" columnGap="2" rowGap="1" wrap={{ base: 'wrap', md: 'nowrap' }}>
      <VerdictFigures status={item.oldStatus} score={item.oldScore} timeMs={item.oldTimeMs} />
    </Flex>
  );
}

/** Stand side by side, or wrap, in the line they are put in. */
function VerdictFigures({
  status,
  score,
  timeMs,
}: {
  readonly status: number;
  readonly score: number | null;
  readonly timeMs: number | null;
}) {
  const t = useText();
  return (
    <>
      <VerdictBadge status={status} />
      {score === null ? null : <span>{t({ id: 'submission.points' }, { score })}</span>}
      {timeMs === null ? null : (
        <Box as="span" color="fg.muted" fontSize="xs">
          {formatTime(timeMs)}
        </Box>
      )}
    </>
  );
}
