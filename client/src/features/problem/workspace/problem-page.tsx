import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { useFormulaFonts } from '../../../components/markdown/formula-fonts.ts';
import { PageBody } from '../../../components/page-body.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { useProblemPlace } from '../../../components/problem/problem-place.ts';
import { TextLink } from '../../../components/text-link.tsx';
import { problemListAddress } from '../../../lib/address/problem-address.ts';
import { useFirstInSlices } from '../../../lib/drawing/use-first-in-slices.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { ListPlaceContext, type ListPlace } from './list-place.ts';
import { useProblemPageQuery } from './problem-page.generated.ts';
import { ProblemSkeleton } from './problem-skeleton.tsx';
import { ProblemView } from './problem-view.tsx';
import { windowHeight } from './window-height.ts';

interface ProblemPageProps {
  /** As in the address. */
  readonly displayId: string;
  /** Above the problem: the list it is solved in. */
  readonly head?: ReactNode;
  /** Below it, in focus mode: the problems it is solved among. */
  readonly focusBar?: ReactNode;
  /** The list it is solved in; null: none. */
  readonly place?: ListPlace | null;
}

/** A problem: statement on the left, editor on the right; on a phone, one behind the other. */
export function ProblemPage({ displayId, head, focusBar, place = null }: ProblemPageProps) {
  const t = useText();
  const language = useLocale();
  const groupId = useProblemPlace();
  const { data, previousData, error, loading, refetch } = useProblemPageQuery({ variables: { displayId, language } });
  useFormulaFonts(data);
  const problem = useFirstInSlices((data ?? previousData)?.problem);
  return (
    <Box h={windowHeight(focusBar !== undefined)} minH="0" display="flex" flexDirection="column">
      {head}
      {problem === undefined && error !== undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : null}
      {(problem === undefined && error === undefined) || (problem === null && loading) ? <ProblemSkeleton /> : null}
      {problem === null && !loading ? (
        <PageBody>
          <PageTitle text={t({ id: 'problem.missing' })} />
          <EmptyState
            icon="search"
            title={t({ id: 'problem.missing' })}
            hint={t({ id: 'problem.missingHint' }, { id: displayId })}
          >
            <TextLink to={problemListAddress(groupId)}>{t({ id: 'nav.problems' })}</TextLink>
          </EmptyState>
        </PageBody>
      ) : null}
      {problem ? (
        <ListPlaceContext value={place}>
          <ProblemView problem={problem} />
        </ListPlaceContext>
      ) : null}
      {focusBar}
    </Box>
  );
}
