import { Box, Flex, Heading } from '@chakra-ui/react';
import { Panel } from '../../../components/panel.tsx';
import { formatTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useIsPhone } from '../../../lib/preferences/use-is-phone.ts';
import type { QueuePanel_QueueFragment } from './judge-page.generated.ts';
import { QueueCards, QueueTable } from './queue-rows.tsx';

/** What waits, what runs, and how long that takes. */
export function QueuePanel({ queue }: { readonly queue: QueuePanel_QueueFragment }) {
  const t = useText();
  const isPhone = useIsPhone();
  return (
    <Box as="section">
      <Heading as="h2" size="md" mb="2">
        {t({ id: 'judge.queue' })}
      </Heading>
      <Flex gap="3" wrap="wrap" mb="3">
        <Figure value={`${queue.running} / ${queue.slots}`} label={t({ id: 'judge.figures.running' })} />
        <Figure value={queue.endedPerMinute.toFixed(1)} label={t({ id: 'judge.figures.perMinute' })} />
        <Figure
          value={queue.meanDurationMs === null ? '-' : formatTime(queue.meanDurationMs)}
          label={t({ id: 'judge.figures.mean' })}
        />
      </Flex>
      <Panel>{isPhone ? <QueueCards queues={queue.queues} /> : <QueueTable queues={queue.queues} />}</Panel>
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
