import { Navigate } from 'react-router';
import { useContestDesk } from '../../../../components/contest/contest-desk.ts';
import { ErrorState } from '../../../../components/error-state.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { useContestProblemsPageQuery } from './contest-problems.generated.ts';
import { newProblemAddress } from './new-problem-address.ts';

/**
 * Leads to the form of a new problem that is judged as the contest asks; where there is no such contest, to the page
 * that says so.
 */
export function NewProblemRedirect({ contestId }: { readonly contestId: number }) {
  const { desk } = useContestDesk();
  const { data, error, refetch } = useContestProblemsPageQuery({ variables: { contestId } });
  if (data !== undefined)
    return (
      <Navigate
        to={data.contestForm === null ? `${desk}/${contestId}/problems` : newProblemAddress(data.contestForm)}
        replace
      />
    );
  return (
    <PageBody>
      {error === undefined ? (
        <SkeletonRows count={5} height="56px" />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </PageBody>
  );
}
