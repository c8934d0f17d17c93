import { Box, Checkbox } from '@chakra-ui/react';
import { Panel } from '../../components/panel.tsx';
import { useText } from '../../lib/intl/use-text.ts';
import { BatchItem } from './batch-item.tsx';
import type { BatchItem_ItemFragment } from './problem-exchange.generated.ts';

interface BatchItemsProps {
  readonly items: readonly BatchItem_ItemFragment[];
  /** Ids of problems that are left out, on other pages too. */
  readonly left: ReadonlySet<number>;
  /** Null: the choice is made. */
  readonly onLeft: ((left: ReadonlySet<number>) => void) | null;
}

/** Problems of a page of a batch; all are taken but those somebody leaves out. */
export function BatchItems({ items, left, onLeft }: BatchItemsProps) {
  const t = useText();
  const ids = items.map(({ id }) => id);
  const count = ids.filter((id) => left.has(id)).length;
  const leaveOut = (some: readonly number[], isLeft: boolean) => onLeft?.(new Set([...[...left].filter((id) => !some.includes(id)), ...(isLeft ? some : [])]));
  return (
    <Panel>
      {onLeft === null || items.length < 2 ? null : (
        <Checkbox.Root checked={count === 0 || (count < ids.length && 'indeterminate')} onCheckedChange={() => leaveOut(ids, count === 0)} colorPalette="accent" px="4" py="2.5" w="full" borderBottomWidth="1px">
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{t({ id: 'batch.all' })}</Checkbox.Label>
        </Checkbox.Root>
      )}
      <Box as="ul" listStyleType="none" aria-label={t({ id: 'batch.items' })}>
        {items.map((item) => (
          <BatchItem key={item.id} item={item} isChosen={onLeft === null ? item.isChosen : !left.has(item.id)} onToggle={onLeft === null ? null : () => leaveOut([item.id], !left.has(item.id))} />
        ))}
      </Box>
    </Panel>
  );
}
