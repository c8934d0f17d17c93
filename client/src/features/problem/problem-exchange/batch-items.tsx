import { Box } from '@chakra-ui/react';
import { CheckLabel } from '../../../components/form/check-label.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { BatchItem } from './batch-item.tsx';
import type { IdChoice } from './import-options.tsx';
import type { BatchItem_ItemFragment } from './problem-exchange.generated.ts';

interface BatchItemsProps {
  readonly items: readonly BatchItem_ItemFragment[];
  /** Ids of problems that are left out, on other pages too. */
  readonly left: ReadonlySet<number>;
  /** Null: ids are given already, or not known yet. */
  readonly ids: IdChoice | null;
  /** Why problems cannot keep their display ids. */
  readonly refusals: ReadonlyMap<number, string>;
  /** Null: the choice is made. */
  readonly onLeft: ((left: ReadonlySet<number>) => void) | null;
}

/** Problems of a page of a batch; all are taken but those with faults and those somebody leaves out. */
export function BatchItems({ items, left, ids: idChoice, refusals, onLeft }: BatchItemsProps) {
  const t = useText();
  const ids = items.filter(isChoosable).map(({ id }) => id);
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
        {items.map((item) => {
          // What an earlier attempt imported is chosen no more.
          const isOpen = onLeft !== null && item.state === 'WAITING';
          return (
            <BatchItem
              key={item.id}
              item={item}
              displayId={isOpen && idChoice !== null ? displayIdOf(item, idChoice) : null}
              idRefusal={refusals.get(item.id) ?? null}
              isChosen={isOpen ? !left.has(item.id) : item.isChosen}
              onToggle={isOpen ? () => leaveOut([item.id], !left.has(item.id)) : null}
            />
          );
        })}
      </Box>
    </Panel>
  );
}

/** Can the item be imported as it is? */
export function isChoosable({ state, problems }: BatchItem_ItemFragment): boolean {
  return state === 'WAITING' && problems.length === 0;
}

/** The display id that an item keeps; null: it gets a new one. */
function displayIdOf({ statedId }: BatchItem_ItemFragment, { isIdKept, prefix }: IdChoice): string | null {
  return isIdKept && statedId ? prefix.trim() + statedId : null;
}
