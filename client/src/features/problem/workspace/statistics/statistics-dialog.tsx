import { Box, Flex, Skeleton, Table, Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { VerdictBadge } from '../../../../components/verdict-badge.tsx';
import { formatAcceptRate } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import type { Statement_Problem_Problem_Fragment } from '../statement.generated.ts';
import { countsOf } from './counts.ts';
import { useLiveStatistics } from './use-live-statistics.ts';

const VerdictPie = lazy(async () => ({ default: (await import('./verdict-pie.tsx')).VerdictPie }));
/** So that nothing moves when the chart arrives. */
const pieHeight = '13rem';

interface StatisticsDialogProps {
  readonly problem: Statement_Problem_Problem_Fragment;
  readonly onClose: () => void;
}

/** How submissions to the problem ended: a pie, and the same as a table; both follow each verdict. */
export function StatisticsDialog({ problem, onClose }: StatisticsDialogProps) {
  const t = useText();
  const statistics = useLiveStatistics(problem);
  const counts = countsOf(statistics);
  return (
    <SheetDialog size="md" widest="40rem" title={t({ id: 'problem.statistics' })} onClose={onClose}>
      <Text color="fg.muted" mb="2">
        {t(
          { id: 'problem.statisticsText' },
          { total: statistics.total, accepted: statistics.ac, rate: formatAcceptRate(statistics.ac, statistics.total) },
        )}
      </Text>
      {counts.length === 0 ? null : (
        <Flex gap="4" align="center" direction={{ base: 'column', sm: 'row' }}>
          <Box h={pieHeight} w={{ base: 'full', sm: '13rem' }} flexShrink="0">
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
    </SheetDialog>
  );
}
