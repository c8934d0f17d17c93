import { Box, Button, Dialog, Flex, Portal, Skeleton, Table, Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { VerdictBadge } from '../../../components/verdict-badge.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { formatAcceptRate } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useReturnFocus } from '../../../lib/keyboard/use-return-focus.ts';
import type { Statement_ProblemFragment } from '../statement.generated.ts';
import { countsOf } from './counts.ts';

const VerdictPie = lazy(async () => ({ default: (await import('./verdict-pie.tsx')).VerdictPie }));
/** So that nothing moves when the chart arrives. */
const PIE_HEIGHT = '13rem';

interface StatisticsDialogProps {
  readonly statistics: Statement_ProblemFragment['statistics'];
  readonly onClose: () => void;
}

/** How submissions to the problem ended: a pie, and the same as a table. */
export function StatisticsDialog({ statistics, onClose }: StatisticsDialogProps) {
  const t = useText();
  useReturnFocus();
  const counts = countsOf(statistics);
  return (
    <Dialog.Root open size="md" onOpenChange={({ open }) => (open ? undefined : onClose())}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t({ id: 'problem.statistics' })}</Dialog.Title>
              <Dialog.CloseTrigger asChild>
                <Button size="xs" variant="ghost" px="1" aria-label={t({ id: 'action.close' })}>
                  <Icon name="close" />
                </Button>
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body>
              <Text color="fg.muted" mb="2">
                {t({ id: 'problem.statisticsText' }, { total: statistics.total, accepted: statistics.ac, rate: formatAcceptRate(statistics.ac, statistics.total) })}
              </Text>
              {counts.length === 0 ? null : (
                <Flex gap="4" align="center" direction={{ base: 'column', sm: 'row' }}>
                  <Box h={PIE_HEIGHT} w={{ base: 'full', sm: '13rem' }} flexShrink="0">
                    <Suspense fallback={<Skeleton h="full" borderRadius="full" />}>
                      <VerdictPie counts={counts} />
                    </Suspense>
                  </Box>
                  <Table.Root css={{ '& th': { position: 'static' } }}>
                    <Table.Header>
                      <Table.Row>
                        <Table.ColumnHeader>{t({ id: 'problem.mineVerdict' })}</Table.ColumnHeader>
                        <Table.ColumnHeader textAlign="end">{t({ id: 'problem.statisticsCount' })}</Table.ColumnHeader>
                        <Table.ColumnHeader textAlign="end">%</Table.ColumnHeader>
                      </Table.Row>
                    </Table.Header>
                    <Table.Body>
                      {counts.map(({ status, count, share }) => (
                        <Table.Row key={status}>
                          <Table.Cell>
                            <VerdictBadge status={status} />
                          </Table.Cell>
                          <Table.Cell textAlign="end">{count}</Table.Cell>
                          <Table.Cell textAlign="end">{(share * 100).toFixed(1)}</Table.Cell>
                        </Table.Row>
                      ))}
                    </Table.Body>
                  </Table.Root>
                </Flex>
              )}
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
