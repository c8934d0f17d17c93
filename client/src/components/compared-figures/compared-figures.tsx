import { Box, chakra, Flex } from '@chakra-ui/react';
import { Suspense } from 'react';
import { formatMemory, formatTime } from '../../lib/format/figures.ts';
import { MoreSentences } from '../../lib/intl/more-sentences.tsx';
import { comparedPart } from '../../lib/intl/parts/compared.ts';
import { useText } from '../../lib/intl/use-text.ts';
import type { ComparedFigures_ComparisonFragment } from './compared-figures.generated.ts';
import { FigureCompared } from './figure-compared.tsx';

interface ComparedFiguresProps {
  readonly comparison: ComparedFigures_ComparisonFragment;
  readonly languageName: string;
}

/** Time and memory of an accepted submission among those of others. */
export function ComparedFigures(props: ComparedFiguresProps) {
  return (
    <Suspense fallback={<Box h="7.125rem" />}>
      <MoreSentences part={comparedPart}>
        <Figures {...props} />
      </MoreSentences>
    </Suspense>
  );
}

function Figures({ comparison: { count, timeMs, memoryKb }, languageName }: ComparedFiguresProps) {
  const t = useText();
  return (
    <>
      <chakra.p fontSize="xs" color="fg.muted" mb="1">
        {t({ id: 'compared.among' }, { count, language: languageName })}
      </chakra.p>
      <Flex gap="4" wrap="wrap">
        <FigureCompared
          distribution={timeMs}
          sentence={t({ id: 'compared.time' }, { percent: percentOf(timeMs.share) })}
          format={formatTime}
        />
        <FigureCompared
          distribution={memoryKb}
          sentence={t({ id: 'compared.memory' }, { percent: percentOf(memoryKb.share) })}
          format={formatMemory}
        />
      </Flex>
    </>
  );
}

/** Rounded down: so 100% is exact. */
function percentOf(share: number): number {
  return Math.floor(share * 100);
}
