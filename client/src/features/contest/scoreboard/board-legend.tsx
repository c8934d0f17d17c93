import { Box, chakra, Flex } from '@chakra-ui/react';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { boardCss } from './board-css.ts';
import type { BoardFacts } from './board-model.ts';

const acmSigns = [
  ['first', '★ 12', message({ id: 'board.legend.first' })],
  ['solved', '✓ 34', message({ id: 'board.legend.solved' })],
  ['late', '✓ 320*', message({ id: 'board.legend.late' })],
  ['pending', '? 1', message({ id: 'board.legend.pending' })],
  ['wrong', '✗ −2', message({ id: 'board.legend.wrong' })],
] as const;
const oiSigns = [
  ['solved', '✓ 100', message({ id: 'board.legend.full' })],
  ['partial', '◐ 40', message({ id: 'board.legend.partial' })],
  ['wrong', '✗ 0', message({ id: 'board.legend.none' })],
  ['pending', '? 1', message({ id: 'board.legend.pending' })],
] as const;

interface BoardLegendProps {
  readonly facts: BoardFacts;
  /** Indexes of the awards that were won. */
  readonly won: ReadonlySet<number>;
}

/** What the signs of a board mean, and the awards that somebody has. */
export function BoardLegend({ facts, won }: BoardLegendProps) {
  const t = useText();
  const awards = facts.awards.filter((_award, index) => won.has(index));
  const signs = facts.type === 'ACM' ? acmSigns : oiSigns;
  return (
    <Flex
      as="ul"
      listStyleType="none"
      gap="3"
      rowGap="1.5"
      wrap="wrap"
      py="2"
      fontSize="xs"
      color="fg.muted"
      css={boardCss}
      aria-label={t({ id: 'board.legend' })}
    >
      {signs.map(([kind, example, label]) => (
        <Flex as="li" key={kind} align="center" gap="1.5">
          <chakra.span className={`box ${kind}`} px="1.5" aria-hidden="true">
            {example}
          </chakra.span>
          {t(label)}
        </Flex>
      ))}
      {awards.map(({ name, background }) => (
        <Flex as="li" key={name} align="center" gap="1.5">
          <Box w="3" h="3" borderRadius="l1" style={{ background }} aria-hidden="true" />
          {name}
        </Flex>
      ))}
    </Flex>
  );
}
