import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CheckLabel } from '../../../../components/form/check-label.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';

interface ChooseBarProps {
  /** Members on the page. */
  readonly shownIds: readonly string[];
  /** Those of them that are chosen. */
  readonly chosenIds: readonly string[];
  readonly onChoose: (userIds: readonly string[]) => void;
  /** What is done with them. */
  readonly children: ReactNode;
}

/** Chooses members of the page for what is done to several at once. */
export function ChooseBar({ shownIds, chosenIds, onChoose, children }: ChooseBarProps) {
  const t = useText();
  const count = chosenIds.length;
  return (
    <Flex
      role="group"
      aria-label={t({ id: 'group.member.chosenOnes' })}
      mb="3"
      gap="2"
      align="center"
      wrap="wrap"
      fontSize="sm"
    >
      <CheckLabel>
        <input
          type="checkbox"
          checked={count > 0 && count === shownIds.length}
          onChange={({ target }) => onChoose(target.checked ? shownIds : [])}
        />
        {t({ id: 'group.class.chooseAll' })}
      </CheckLabel>
      <Box color="fg.muted" aria-live="polite">
        {t({ id: 'group.class.chosen' }, { count })}
      </Box>
      <Flex gap="2" align="center" wrap="wrap" ms={{ md: 'auto' }}>
        {children}
      </Flex>
    </Flex>
  );
}
