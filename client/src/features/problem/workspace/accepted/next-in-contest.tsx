import { Status } from '@verdict/judge/protocol/status.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { useNextInContestQuery } from './accepted-moment.generated.ts';
import { AcceptedPanel } from './accepted-panel.tsx';
import { NextLink } from './next-link.tsx';

interface NextInContestProps {
  readonly contestId: number;
  /** Within the contest. */
  readonly displayId: string;
}

/** After an accepted submission in a contest: the next problem that is not solved, and nothing about others. */
export function NextInContest({ contestId, displayId }: NextInContestProps) {
  const { data } = useNextInContestQuery({
    variables: { contestId, language: useLocale() },
    context: { isQuiet: true },
  });
  const problems = data?.contestProblems ?? [];
  const index = problems.findIndex((problem) => problem.displayId === displayId);
  const next = [...problems.slice(index + 1), ...problems.slice(0, Math.max(0, index))].find(
    ({ viewerStatus }) => viewerStatus !== Status.ACCEPTED,
  );
  if (next === undefined) return null;
  return (
    <AcceptedPanel>
      <NextLink to={`/contest/${contestId}/problem/${encodeURIComponent(next.displayId)}`} problem={next} />
    </AcceptedPanel>
  );
}
