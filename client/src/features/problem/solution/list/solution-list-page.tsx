import { Box, Button, Flex } from '@chakra-ui/react';
import { Status } from '@verdict/judge/protocol/status.ts';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { Choice } from '../../../../components/choice.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeading } from '../../../../components/page-header.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { useLastPage } from '../../../../components/use-last-page.ts';
import { usePagedAddress } from '../../../../lib/address/use-paged-address.ts';
import { isNotFound } from '../../../../lib/failure/failure.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../../lib/keyboard/focus-heading.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { ClosedSolutions } from './closed-solutions.tsx';
import { OwnSolutions } from './own-solutions.tsx';
import { SolutionCard } from './solution-card.tsx';
import {
  useSolutionListQuery,
  type SolutionList_ProblemFragment,
  type SolutionListQuery,
} from './solution-list.generated.ts';

const pageSize = 10;
/** Longest key of a language, in characters. */
const maxLanguageKey = 30;
/** Most solutions of an account to a problem; the server decides. */
const maxOwn = 3;

interface SolutionListPageProps {
  /** Of the problem, as in the address. */
  readonly displayId: string;
}

/** How others solved a problem. The address says the order, the language and the page. */
export function SolutionListPage({ displayId }: SolutionListPageProps) {
  const t = useText();
  const language = useLocale();
  const { hasToken } = useViewer();
  const { params, page, change, pager } = usePagedAddress(pageSize);
  const order = params.get('order') === 'newest' ? 'NEWEST' : 'VOTES';
  const languageKey = params.get('language')?.slice(0, maxLanguageKey) || null;
  const { data, previousData, error, loading, refetch } = useSolutionListQuery({
    variables: { displayId, language, order, languageKey, page: { page, size: pageSize }, isSignedIn: hasToken },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  const problem = shown?.problem;
  const isMissing = problem === null || isNotFound(error);
  useLastPage({
    page,
    size: pageSize,
    total: loading ? undefined : data?.communitySolutions?.total,
    onPage: pager.onPage,
  });
  return (
    <PageBody maxW="60rem">
      <PageTitle text={t({ id: 'solution.titleOf' }, { id: displayId })} />
      {isMissing ? (
        <EmptyState icon="search" title={t({ id: 'solution.noProblem' })} hint={t({ id: 'solution.noProblemHint' })} />
      ) : (
        <LoadingRows data={problem} error={error} onRetry={() => void refetch()} count={4} height="96px" />
      )}
      {problem && !isMissing ? (
        <>
          <ListHead problem={problem} />
          <OwnSolutions problem={problem} />
          {problem.solutionAccess === 'OPEN' && shown.communitySolutions ? (
            <>
              <Flex gap="2" mb="3" wrap="wrap">
                <Choice
                  label={t({ id: 'solution.order' })}
                  value={order}
                  options={[
                    ['VOTES', t({ id: 'solution.order.votes' })],
                    ['NEWEST', t({ id: 'solution.order.newest' })],
                  ]}
                  onChange={(value) => change({ order: value === 'NEWEST' ? 'newest' : null })}
                />
                <Choice
                  label={t({ id: 'solution.language' })}
                  value={languageKey ?? ''}
                  options={[
                    ['', t({ id: 'solution.allLanguages' })],
                    ...problem.languages.map(({ language: { key, name } }) => [key, name] as const),
                  ]}
                  onChange={(value) => change({ language: value })}
                />
              </Flex>
              <Solutions page={shown.communitySolutions} problem={problem} isFiltered={languageKey !== null} />
              <Pager page={page} size={pageSize} total={shown.communitySolutions.total} onPage={pager.onPage} />
            </>
          ) : null}
          <Access problem={problem} />
        </>
      ) : null}
    </PageBody>
  );
}

interface ProblemProps {
  readonly problem: SolutionList_ProblemFragment;
}

/** Heading with the problem, and a button to write a solution for accounts that solved it. */
function ListHead({ problem }: ProblemProps) {
  const t = useText();
  const { displayId, title, viewerStatus, viewerSolutions, solutionAccess } = problem;
  const path = `/problem/${encodeURIComponent(displayId)}`;
  const canWrite = viewerStatus === Status.ACCEPTED && solutionAccess !== 'CONTEST' && viewerSolutions.length < maxOwn;
  return (
    <Flex columnGap="3" rowGap="2" wrap="wrap" align="center" mb="3">
      <Box minW="0" flex="1 1 14rem">
        <PageHeading>{t({ id: 'solution.titleOf' }, { id: displayId })}</PageHeading>
        <TextLink to={path}>{title}</TextLink>
      </Box>
      {canWrite ? (
        <Button asChild size="sm" colorPalette="accent">
          <RouterLink to={`${path}/solutions/new`}>{t({ id: 'solution.write' })}</RouterLink>
        </Button>
      ) : null}
    </Flex>
  );
}

/** Says why the solutions are closed. The heading takes the focus once the problem was given up. */
function Access({ problem }: ProblemProps) {
  const [hasGivenUp, setGivenUp] = useState(false);
  const isOpen = problem.solutionAccess === 'OPEN';
  useEffect(() => {
    if (isOpen && hasGivenUp) focusHeading();
  }, [isOpen, hasGivenUp]);
  return problem.solutionAccess === 'OPEN' ? null : (
    <ClosedSolutions problemId={problem.id} access={problem.solutionAccess} onGivenUp={() => setGivenUp(true)} />
  );
}

interface SolutionsProps extends ProblemProps {
  readonly page: NonNullable<SolutionListQuery['communitySolutions']>;
  readonly isFiltered: boolean;
}

function Solutions({ page: { items }, problem, isFiltered }: SolutionsProps) {
  const t = useText();
  const nameOf = (key: string) => problem.languages.find(({ language }) => language.key === key)?.language.name ?? key;
  if (items.length === 0)
    return (
      <Panel>
        {isFiltered ? (
          <EmptyState icon="search" title={t({ id: 'solution.noneIn' })} hint={t({ id: 'solution.noneInHint' })} />
        ) : (
          <EmptyState title={t({ id: 'solution.none' })} hint={t({ id: 'solution.noneHint' })} />
        )}
      </Panel>
    );
  return (
    <Panel as="ul" listStyleType="none" aria-label={t({ id: 'solution.all' })}>
      {items.map((solution) => (
        <SolutionCard key={solution.id} solution={solution} languageName={nameOf(solution.languageKey)} />
      ))}
    </Panel>
  );
}
