import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ComparedFigures } from '../../../../components/compared-figures/compared-figures.tsx';
import { useProblemPlace } from '../../../../components/problem/problem-place.ts';
import { TextLink } from '../../../../components/text-link.tsx';
import { problemAddress } from '../../../../lib/address/problem-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { useListPlace } from '../list-place.ts';
import { useAcceptedMomentQuery } from './accepted-moment.generated.ts';
import { AcceptedPanel, AcceptedRoom } from './accepted-panel.tsx';
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
  const { data, loading } = useAcceptedMomentQuery({
    variables: { id: submissionId, groupId, language },
    fetchPolicy: 'network-only',
    context: { isQuiet: true },
  });
  const submission = data?.submission;
  if (!submission) return loading ? <AcceptedRoom /> : null;
  const { comparison, problem, languageName } = submission;
  const streak = data.viewer.solvingStreak;
  const next = hasOwnWay ? null : problem.viewerNextUnsolved;
  const solutions = problem.solutionAccess === 'OPEN' ? problem.solutionCount : 0;
  const ways = [
    next === null ? null : <NextLink key="next" to={problemAddress(groupId, next.displayId)} problem={next} />,
    streak < minStreak ? null : <span key="streak">{t({ id: 'accepted.streak' }, { count: streak })}</span>,
    problem.editorial === null ? null : (
      <TextLink key="editorial" to={`${problemAddress(groupId, problemDisplayId)}/editorial`}>
        {t({ id: 'accepted.editorial' })}
      </TextLink>
    ),
    solutions === 0 ? null : (
      <TextLink key="solutions" to={`/problem/${encodeURIComponent(problemDisplayId)}/solutions`}>
        {t({ id: 'accepted.solutions' }, { count: solutions })}
      </TextLink>
    ),
  ].filter((way) => way !== null);
  if (comparison === null && ways.length === 0) return null;
  return (
    <AcceptedPanel>
      {comparison === null ? null : <ComparedFigures comparison={comparison} languageName={languageName} />}
      <Ways>{ways}</Ways>
    </AcceptedPanel>
  );
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
