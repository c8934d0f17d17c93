import { Box, Flex, Table } from '@chakra-ui/react';
import { formatSpan } from '../../../lib/format/span.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import type { QueuePanel_QueueFragment } from './judge-page.generated.ts';
import { queueLabels } from './queue-look.ts';

type Queue = QueuePanel_QueueFragment['queues'][number];

interface QueuesProps {
  /** The more urgent first. */
  readonly queues: readonly Queue[];
}

/** Words for the figures of a queue. */
function useFigures(): (queue: Queue) => { readonly oldest: string; readonly expected: string } {
  const t = useText();
  const locale = useLocale();
  return ({ oldestWaitSeconds, expectedWaitSeconds }) => ({
    oldest: oldestWaitSeconds === null ? '-' : formatSpan(oldestWaitSeconds, locale),
    expected:
      expectedWaitSeconds === null ? t({ id: 'judge.expectedUnknown' }) : formatSpan(expectedWaitSeconds, locale),
  });
}

/** Queues as a table. */
export function QueueTable({ queues }: QueuesProps) {
  const t = useText();
  const figuresOf = useFigures();
  return (
    <Table.Root>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>{t({ id: 'judge.queueName' })}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">{t({ id: 'judge.waiting' })}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">{t({ id: 'judge.running' })}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">{t({ id: 'judge.oldest' })}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">{t({ id: 'judge.expected' })}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {queues.map((queue) => (
          <Table.Row key={queue.queue} fontVariantNumeric="tabular-nums">
            <Table.Cell>{t(queueLabels[queue.queue])}</Table.Cell>
            <Table.Cell textAlign="end">{queue.waiting}</Table.Cell>
            <Table.Cell textAlign="end">{queue.running}</Table.Cell>
            <Table.Cell textAlign="end">{figuresOf(queue).oldest}</Table.Cell>
            <Table.Cell textAlign="end">{figuresOf(queue).expected}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

/** Queues as cards, for phones. */
export function QueueCards({ queues }: QueuesProps) {
  const t = useText();
  const figuresOf = useFigures();
  return (
    <Box as="ul" listStyleType="none">
      {queues.map((queue) => (
        <Box as="li" key={queue.queue} px="3" py="2" layerStyle="row">
          <Box fontWeight="medium">{t(queueLabels[queue.queue])}</Box>
          <Flex columnGap="4" wrap="wrap" fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
            <Fact label={t({ id: 'judge.waiting' })} value={String(queue.waiting)} />
            <Fact label={t({ id: 'judge.running' })} value={String(queue.running)} />
            <Fact label={t({ id: 'judge.oldest' })} value={figuresOf(queue).oldest} />
            <Fact label={t({ id: 'judge.expected' })} value={figuresOf(queue).expected} />
          </Flex>
        </Box>
      ))}
    </Box>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <span>
      {label}{' '}
      <Box as="span" color="fg">
        {value}
      </Box>
    </span>
  );
}
