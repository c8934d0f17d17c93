import { useApolloClient } from '@apollo/client/react';
import { Box, Button, Heading } from '@chakra-ui/react';
import { nextBalloonColor } from '@verdict/schema/contest/scoreboard/board/balloon-colors.ts';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { ContestLinks } from '../../../../components/contest/contest-links.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { changeAddress, readInteger } from '../../../../lib/address/read-address.ts';
import { serverNow } from '../../../../lib/clock/use-server-clock.ts';
import { nextDisplayId } from '../../../../lib/contest/next-display-id.ts';
import { isSuccess, type Outcome } from '../../../../lib/failure/domain-error.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { MissingContest } from '../missing-contest.tsx';
import { CandidateList } from './candidate-list.tsx';
import { ContestProblemRow } from './contest-problem-row.tsx';
import {
  ContestProblemCandidatesDocument,
  ManagedContestProblemsDocument,
  useAddContestProblemMutation,
  useContestProblemCandidatesQuery,
  useContestProblemsPageQuery,
  useManagedContestProblemsQuery,
  useOrderContestProblemsMutation,
  type Candidate_ProblemFragment,
  type ContestProblemsPageQuery,
} from './contest-problems.generated.ts';
import { NamingDialog, type Naming } from './naming-dialog.tsx';
import { newProblemAddress } from './new-problem-address.ts';

/** The problems of a contest, and those that could be. */
export function ContestProblemsPage({ contestId }: { readonly contestId: number }) {
  const t = useText();
  const { data, error, refetch } = useContestProblemsPageQuery({ variables: { contestId } });
  const contest = data?.contestForm ?? null;
  const title = t({ id: 'maker.problemsOf' }, { title: contest?.title ?? String(contestId) });
  if (data !== undefined && contest === null) return <MissingContest />;
  return (
    <PageBody>
      <PageTitle text={title} />
      <PageHeader
        title={title}
        acts={
          contest === null ? null : (
            <>
              <ContestLinks contestId={contestId} page="problems" />
              <Button asChild size="sm" variant="outline">
                <RouterLink to={newProblemAddress(contest)}>{t({ id: 'maker.writeProblem' })}</RouterLink>
              </Button>
            </>
          )
        }
      />
      <LoadingRows data={data} error={error} onRetry={() => void refetch()} count={5} height="56px" />
      {contest === null ? null : <Problems contest={contest} />}
    </PageBody>
  );
}

type Contest = NonNullable<ContestProblemsPageQuery['contestForm']>;

function Problems({ contest: { id: contestId, groupId, type, startsAt } }: { readonly contest: Contest }) {
  const t = useText();
  const [isBefore] = useState(() => serverNow() < Date.parse(startsAt));
  const client = useApolloClient();
  const act = useAct();
  const [params, setParams] = useSearchParams();
  const added = readInteger(params.get('add'));
  const [chosen, setChosen] = useState<Candidate_ProblemFragment | null>(null);
  const { data } = useManagedContestProblemsQuery({ variables: { contestId }, fetchPolicy: 'cache-and-network' });
  // A problem that was just made for the contest is named by the address.
  const { data: found } = useContestProblemCandidatesQuery({
    variables: { contestId, filter: { id: added ?? 0 }, page: { page: 1, size: 1 } },
    skip: added === null,
    fetchPolicy: 'network-only',
  });
  const naming = chosen ?? (added === null ? null : (found?.contestProblemCandidates.items[0] ?? null));
  const [add] = useAddContestProblemMutation();
  const addOne = async (problemId: number, input: Naming) =>
    (await add({ variables: { contestId, problemId, input } })).data?.addContestProblem;
  const reload = () =>
    client.refetchQueries({ include: [ManagedContestProblemsDocument, ContestProblemCandidatesDocument] });
  const [order, { loading: isOrdering }] = useOrderContestProblemsMutation({
    refetchQueries: [ManagedContestProblemsDocument],
    awaitRefetchQueries: true,
  });
  const problems = data?.managedContestProblems;
  const proposedColor = nextBalloonColor((problems ?? []).map(({ color }) => color));
  /** Adds problems in the order in which they were chosen, each as it is proposed, up to one that is refused. */
  const addAll = (candidates: readonly Candidate_ProblemFragment[]) =>
    act(
      async () => {
        const named: Naming[] = [...(problems ?? [])];
        try {
          let result: Outcome;
          for (const { id, title } of candidates) {
            const naming = proposedNaming(named, { title, isAcm: type === 'ACM' });
            result = await addOne(id, naming);
            if (!isSuccess(result)) return result;
            named.push(naming);
          }
          return result;
        } finally {
          await reload();
        }
      },
      t({ id: 'maker.addedMany' }, { count: candidates.length }),
    );
  const move = (index: number, places: number) => {
    const ids = (problems ?? []).map(({ id }) => id);
    const [moved] = ids.splice(index, 1);
    if (moved === undefined) return;
    ids.splice(index + places, 0, moved);
    void act(
      async () => (await order({ variables: { contestId, ids } })).data?.orderContestProblems,
      t({ id: 'maker.ordered' }),
    );
  };
  const close = () => {
    setChosen(null);
    if (added !== null) setParams(changeAddress(params, { add: null }), { replace: true });
  };
  return (
    <>
      <Panel opacity={isOrdering ? 0.7 : 1}>
        {problems === undefined ? <SkeletonRows count={3} height="56px" /> : null}
        {problems?.length === 0 ? (
          <EmptyState icon="file" title={t({ id: 'maker.noProblems' })} hint={t({ id: 'maker.noProblemsHint' })} />
        ) : null}
        <Box as="ul" listStyleType="none" aria-label={t({ id: 'maker.problems' })}>
          {problems?.map((problem, index) => (
            <ContestProblemRow
              key={problem.id}
              problem={problem}
              isFirst={index === 0}
              isLast={index === problems.length - 1}
              isBefore={isBefore}
              proposedColor={proposedColor}
              onMove={(places) => move(index, places)}
            />
          ))}
        </Box>
      </Panel>
      <Panel as="section" aria-label={t({ id: 'maker.bank' })} p="3" mt="4">
        <Heading as="h2" size="sm" mb="2">
          {t({ id: 'maker.bank' })}
        </Heading>
        <CandidateList contestId={contestId} groupId={groupId} onChoose={setChosen} onAddAll={addAll} />
      </Panel>
      {naming === null || problems === undefined ? null : (
        <NamingDialog
          key={naming.id}
          title={t({ id: 'maker.addOf' }, { id: naming.displayId })}
          action={t({ id: 'maker.add' })}
          initial={proposedNaming(problems, { title: naming.title, isAcm: type === 'ACM' })}
          warning={isBefore && naming.visibility === 'PUBLIC' ? t({ id: 'maker.publicBefore' }) : null}
          proposedColor={proposedColor}
          onSave={async (input) => {
            const result = await addOne(naming.id, input);
            if (isSuccess(result)) void reload();
            return result;
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/** How a further problem is named unless its jury wants otherwise: balloons are for ACM contests. */
function proposedNaming(
  others: readonly Pick<Naming, 'displayId' | 'color'>[],
  { title, isAcm }: { readonly title: string; readonly isAcm: boolean },
): Naming {
  return {
    displayId: nextDisplayId(others.map(({ displayId }) => displayId)),
    displayTitle: title,
    color: isAcm ? nextBalloonColor(others.map(({ color }) => color)) : null,
  };
}
