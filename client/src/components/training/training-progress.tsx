import { Box, Flex, type BoxProps } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';
import { ProgressBar } from '../progress-bar.tsx';

interface TrainingProgressProps extends BoxProps {
  /** Of the training, for screen readers. */
  readonly title: string;
  readonly progress: { readonly solvedCount: number; readonly problemCount: number; readonly percent: number };
}

/** How much of a training the viewer has solved: a bar, the count and the share; nothing of an empty one. */
export function TrainingProgress({ title, progress, ...box }: TrainingProgressProps) {
  const t = useText();
  const { solvedCount, problemCount, percent } = progress;
  if (problemCount === 0) return null;
  return (
    <Box {...box}>
      <Flex
        justify="space-between"
        gap="2"
        mb="0.5"
        fontSize="xs"
        fontVariantNumeric="tabular-nums"
        whiteSpace="nowrap"
      >
        <span>{t({ id: 'training.solvedOf' }, { solved: solvedCount, count: problemCount })}</span>
        <span>{percent.toFixed(2)}%</span>
      </Flex>
      <ProgressBar h="1.5" label={t({ id: 'training.progressOf' }, { title })} share={percent / 100} />
    </Box>
  );
}
