import { Box, Button, Flex, type FlexProps } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';
import { withGap } from '../../lib/intl/with-gap.ts';
import { CheckLabel } from '../form/check-label.tsx';
import { maxChosen, type Selection } from './use-selection.ts';

interface SelectBarProps<Row> extends FlexProps {
  readonly selection: Selection<Row>;
}

/** Chooses all rows of a page, says how many are chosen, and holds what is done with them. */
export function SelectBar<Row>({ selection, children, ...flex }: SelectBarProps<Row>) {
  const t = useText();
  const { rows, page } = selection;
  const count = rows.length;
  const chosen = t({ id: 'table.chosen' }, { count });
  return (
    <Flex
      role="group"
      aria-label={t({ id: 'table.chosenRows' })}
      gap="3"
      minH="8"
      align="center"
      wrap="wrap"
      fontSize="sm"
      {...flex}
    >
      <CheckLabel>
        <input
          type="checkbox"
          ref={(box) => {
            if (box !== null) box.indeterminate = page === 'some';
          }}
          checked={page === 'all'}
          onChange={({ target }) => selection.choosePage(target.checked)}
        />
        {t({ id: 'table.choosePage' })}
      </CheckLabel>
      <Box role="status" color="fg.muted">
        {count === 0 ? null : count < maxChosen ? chosen : withGap(chosen) + t({ id: 'table.chosenMax' })}
      </Box>
      {/* Not disabled, which would take the focus from it once it has worked. */}
      <Button size="xs" variant="ghost" aria-disabled={count === 0} onClick={selection.clear}>
        {t({ id: 'table.clear' })}
      </Button>
      {count === 0 ? (
        <Box color="fg.muted" fontSize="xs" hideBelow="lg">
          {t({ id: 'table.rangeHint' })}
        </Box>
      ) : null}
      <Flex gap="2" align="center" wrap="wrap" ms={{ md: 'auto' }}>
        {children}
      </Flex>
    </Flex>
  );
}
