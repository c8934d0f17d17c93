import { useJuryPageQuery, useJuryReportChangedSubscription } from './jury.generated.ts';

/** All of the jury of a problem; its report is followed while it is judged. */
export function useJury(problemId: number) {
  const { data, error, refetch } = useJuryPageQuery({ variables: { problemId }, fetchPolicy: 'cache-and-network' });
  const { data: pushed } = useJuryReportChangedSubscription({ variables: { problemId } });
  const asked = data?.juryReports[0] ?? null;
  const heard = pushed?.juryReportChanged ?? null;
  return {
    problem: data?.problem,
    // The newer of the two: a report that was asked for may be older than what was pushed meanwhile, and the other way
    // round.
    report: heard !== null && heard.id >= (asked?.id ?? 0) ? heard : asked,
    solutions: data?.jurySolutions ?? [],
    languages: data?.languages ?? [],
    error,
    refetch: () => void refetch(),
  };
}
