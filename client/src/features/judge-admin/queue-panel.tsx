import { Box, Flex, Heading, Table } from '@chakra-ui/react';
import { Panel } from '../../components/panel.tsx';
import { formatTime } from '../../lib/format/figures.ts';
import { formatSpan } from '../../lib/format/span.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { useLocale } from '../../lib/preferences/use-locale.ts';
import type { QueuePanel_QueueFragment } from './judge-page.generated.ts';
import { QUEUE_LABELS } from './queue-look.ts';

/** What waits, what runs, and how long that takes. */
export function QueuePanel({ queue }: { readonly queue: QueuePanel_QueueFragment }) {
  const t = useText();
  const locale = useLocale();
  return (
    <Box as="section">
      <Heading as="h2" size="md" mb="2">
        {t({ id: 'judge.queue' })}
      </Heading>
      <Flex gap="3" wrap="wrap" mb="3">
        <Figure value={`${queue.running} / ${queue.slots}`} label={t({ id: 'judge.figures.running' })} />
        <Figure value={queue.endedPerMinute.toFixed(1)} label={t({ id: 'judge.figures.perMinute' })} />
        <Figure value={queue.meanDurationMs === null ? '-' : formatTime(queue.meanDurationMs)} label={t({ id: 'judge.figures.mean' })} />
      </Flex>
      <Panel>
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
            {queue.queues.map((row) => (
              <Table.Row key={row.queue} fontVariantNumeric="tabular-nums">
                <Table.Cell>{t(QUEUE_LABELS[row.queue])}</Table.Cell>
                <Table.Cell textAlign="end">{row.waiting}</Table.Cell>
                <Table.Cell textAlign="end">{row.running}</Table.Cell>
                <Table.Cell textAlign="end">{row.oldestWaitSeconds === null ? '-' : formatSpan(row.oldestWaitSeconds, locale)}</Table.Cell>
                <Table.Cell textAlign="end">{row.expectedWaitSeconds === null ? t({ id: 'judge.expectedUnknown' }) : formatSpan(row.expectedWaitSeconds, locale)}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Panel>
    </Box>
  );
}

function Figure({ value, label }: { readonly value: string; readonly label: string }) {
  return (
    <Panel px="4" py="2" minW="8rem" flex={{ base: '1', md: '0 0 auto' }}>
      <Box fontSize="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {value}
      </Box>
      <Box fontSize="xs" color="fg.muted">
        {label}
      </Box>
    </Panel>
  );
}
