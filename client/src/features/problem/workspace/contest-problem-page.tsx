import { Box } from '@chakra-ui/react';
import { useCallback, useMemo, type ReactNode } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { useFormulaFonts } from '../../../components/markdown/formula-fonts.ts';
import { TextLink } from '../../../components/text-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { ContestPlaceContext, type ContestPlace } from './contest-place.ts';
import { useContestProblemPageQuery } from './contest-problem-page.generated.ts';
import { ContestFocusBar } from './focus/contest-focus-bar.tsx';
import { ProblemSkeleton } from './problem-skeleton.tsx';
import { ProblemView } from './problem-view.tsx';
import { windowHeight } from './window-height.ts';

interface ContestProblemPageProps {
  /** Within the contest. */
  readonly displayId: string;
  readonly place: Omit<ContestPlace, 'onStandingChanged'>;
  /** Stands above the problem: the contest's name and clock. */
  readonly head: ReactNode;
  readonly isFocused: boolean;
}

/** A problem of a contest, to be solved there. */
export function ContestProblemPage({ displayId, place, head, isFocused }: ContestProblemPageProps) {
  const t = useText();
  const language = useLocale();
  const { contestId } = place;
  const { data, previousData, error, loading, refetch } = useContestProblemPageQuery({
    variables: { contestId, displayId, language },
  });
  useFormulaFonts(data);
  const problem = (data ?? previousData)?.contestProblem;
  const onStandingChanged = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  const here = useMemo(() => ({ ...place, onStandingChanged }), [place, onStandingChanged]);
  return (
    <Box h={windowHeight(isFocused)} minH="0" display="flex" flexDirection="column">
      {head}
      {problem === undefined && error !== undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : null}
      {(problem === undefined && error === undefined) || (problem === null && loading) ? <ProblemSkeleton /> : null}
      {problem === null && !loading ? (
        <EmptyState
          icon="search"
          title={t({ id: 'problem.missing' })}
          hint={t({ id: 'problem.missingHint' }, { id: displayId })}
        >
          <TextLink to={`/contest/${contestId}/problems`}>{t({ id: 'nav.problems' })}</TextLink>
        </EmptyState>
      ) : null}
      {problem ? (
        <ContestPlaceContext value={here}>
          <ProblemView problem={problem} />
        </ContestPlaceContext>
      ) : null}
      {isFocused ? <ContestFocusBar contestId={contestId} displayId={displayId} /> : null}
    </Box>
  );
}
