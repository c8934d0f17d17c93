import { Badge, Flex } from '@chakra-ui/react';
import { message } from '../../lib/intl/message.ts';
import { useText } from '../../lib/intl/use-text.ts';
import type { BulkCounts_ActFragment } from './bulk.generated.ts';

/** States of rows with their colours, in the order in which they are counted. */
export const rowStates = [
  { state: 'PENDING', count: 'pendingCount', label: message({ id: 'bulk.state.pending' }), tone: 'accent' },
  { state: 'DONE', count: 'doneCount', label: message({ id: 'bulk.state.done' }), tone: 'green' },
  { state: 'UNDONE', count: 'undoneCount', label: message({ id: 'bulk.state.undone' }), tone: 'green' },
  { state: 'UNCHANGED', count: 'unchangedCount', label: message({ id: 'bulk.state.unchanged' }), tone: 'gray' },
  { state: 'REFUSED', count: 'refusedCount', label: message({ id: 'bulk.state.refused' }), tone: 'red' },
  { state: 'KEPT', count: 'keptCount', label: message({ id: 'bulk.state.kept' }), tone: 'amber' },
] as const;

/** How many rows of an act are in which state. */
export function BulkCounts({ act }: { readonly act: BulkCounts_ActFragment }) {
  const t = useText();
  return (
    <Flex role="status" gap="2" wrap="wrap">
      {rowStates
        .filter(({ count }) => act[count] > 0)
        .map(({ state, count, label, tone }) => (
          <Badge key={state} size="sm" colorPalette={tone}>
            {t({ id: 'bulk.count' }, { state: t(label), count: act[count] })}
          </Badge>
        ))}
    </Flex>
  );
}
