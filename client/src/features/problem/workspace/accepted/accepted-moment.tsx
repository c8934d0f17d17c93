import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useProblemPlace } from '../../../../components/problem/problem-place.ts';
import { TextLink } from '../../../../components/text-link.tsx';
import { problemAddress } from '../../../../lib/address/problem-address.ts';
import { formatMemory, formatTime } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { useListPlace } from '../list-place.ts';
import { useAcceptedMomentQuery } from './accepted-moment.generated.ts';
import { AcceptedPanel } from './accepted-panel.tsx';
import { FigureCompared } from './figure-compared.tsx';
import { NextLink } from './next-link.tsx';

/** Days in a row from which on they are worth a word. */
const minStreak = 2;

interface AcceptedMomentProps {
  readonly submissionId: number;
  readonly problemDisplayId: string;
}

/** After an accepted submission of practice: how it compares with others, and where to go from here. */
export function AcceptedMoment({ submissionId, problemDisplayId }: AcceptedMomentProps) {
  const t = useText();
  const language = useLocale();
  const groupId = useProblemPlace();
  const hasOwnWay = useListPlace() !== null;
  const { data } = useAcceptedMomentQuery({
    variables: { id: submissionId, groupId, language },
    fetchPolicy: 'network-only',
    context: { isQuiet: true },
  });
  const submission = data?.submission;
  if (!submission) return null;
  const { comparison, problem, languageName } = submission;
  const streak = data.viewer.solvingStreak;
  const next = hasOwnWay ? null : problem.viewerNextUnsolved;
  const solutions = problem.solutionAccess === 'OPEN' ? problem.solutionCount : 0;
  const ways = [
    next === null ? null : <NextLink key="next" to={problemAddress(groupId, next.displayId)} problem={next} />,
    streak < minStreak ? null : <span key="streak">{t({ id: 'accepted.streak' }, { count: streak })}</span>,
    solutions === 0 ? null : (
      <TextLink key="solutions" to={`/problem/${encodeURIComponent(problemDisplayId)}/solutions`}>
        {t({ id: 'accepted.solutions' }, { count: solutions })}
      </TextLink>
    ),
  ].filter((way) => way !== null);
  if (comparison === null && ways.length === 0) return null;
  return (
    <AcceptedPanel>
      {comparison === null ? null : (
        <>
          <chakra.p fontSize="xs" color="fg.muted" mb="1">
            {t({ id: 'accepted.among' }, { count: comparison.count, language: languageName })}
          </chakra.p>
          <Flex gap="4" wrap="wrap">
            <FigureCompared
              distribution={comparison.timeMs}
              sentence={t({ id: 'accepted.time' }, { percent: percentOf(comparison.timeMs.share) })}
              format={formatTime}
            />
            <FigureCompared
              distribution={comparison.memoryKb}
              sentence={t({ id: 'accepted.memory' }, { percent: percentOf(comparison.memoryKb.share) })}
              format={formatMemory}
            />
          </Flex>
        </>
      )}
      <Ways>{ways}</Ways>
    </AcceptedPanel>
  );
}

/** Rounded down: nobody is told that they are ahead of all when one is ahead of them. */
function percentOf(share: number): number {
  return Math.floor(share * 100);
}

function Ways({ children }: { readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Flex mt="1" columnGap="4" rowGap="1" wrap="wrap" fontSize="sm" align="center">
      {children.map((way, index) => (
        <Box key={index} maxW="full" minW="0">
          {way}
        </Box>
      ))}
    </Flex>
  );
}
