import { Box } from '@chakra-ui/react';
import { CheckLabel } from '../../../components/form/check-label.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { BatchItem } from './batch-item.tsx';
import type { BatchItem_ItemFragment } from './problem-exchange.generated.ts';

interface BatchItemsProps {
  readonly items: readonly BatchItem_ItemFragment[];
  /** Ids of problems that are left out, on other pages too. */
  readonly left: ReadonlySet<number>;
  /** Why problems cannot keep their display ids. */
  readonly refusals: ReadonlyMap<number, string>;
  /** Null: the choice is made. */
  readonly onLeft: ((left: ReadonlySet<number>) => void) | null;
}

/** Problems of a page of a batch; all are taken but those with faults and those somebody leaves out. */
export function BatchItems({ items, left, refusals, onLeft }: BatchItemsProps) {
  const t = useText();
  const ids = items.filter(({ problems }) => problems.length === 0).map(({ id }) => id);
  const isAll = !ids.some((id) => left.has(id));
  const leaveOut = (some: readonly number[], isLeft: boolean) =>
    onLeft?.(new Set([...[...left].filter((id) => !some.includes(id)), ...(isLeft ? some : [])]));
  return (
    <Panel>
      {onLeft === null || ids.length < 2 ? null : (
        <CheckLabel px="4" py="2.5" w="full" fontWeight="medium" borderBottomWidth="1px" borderColor="border.muted">
          <input type="checkbox" checked={isAll} onChange={() => leaveOut(ids, isAll)} />
          {t({ id: 'batch.all' })}
        </CheckLabel>
      )}
      <Box as="ul" listStyleType="none" aria-label={t({ id: 'batch.items' })}>
        {items.map((item) => (
          <BatchItem
            key={item.id}
            item={item}
            idRefusal={refusals.get(item.id) ?? null}
            isChosen={onLeft === null ? item.isChosen : !left.has(item.id)}
            onToggle={onLeft === null ? null : () => leaveOut([item.id], !left.has(item.id))}
          />
        ))}
      </Box>
    </Panel>
  );
}
