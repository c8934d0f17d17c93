import { formatMinute } from '../../../lib/format/figures.ts';
import { joinList } from '../../../lib/intl/join-list.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { statusLook } from '../../../lib/status/status.ts';
import type { RejudgeRow_RejudgeFragment } from './rejudge.generated.ts';

/** Most submissions that are named one by one. */
const maxNamed = 5;

/** Words for what a batch took. */
export function useScopeText(): (scope: RejudgeRow_RejudgeFragment['scope']) => string {
  const t = useText();
  const locale = useLocale();
  return (scope) => {
    const {
      submissionIds,
      problemId,
      problem,
      problemDisplayId,
      contestId,
      contestTitle,
      contestProblemId,
      contestProblemName,
      languageKey,
      statuses,
      username,
      submittedFrom,
      submittedUntil,
    } = scope;
    const parts = [
      submissionIds === null
        ? null
        : submissionIds.length > maxNamed
          ? t({ id: 'rejudge.scopeSubmissions' }, { count: submissionIds.length })
          : joinList(
              submissionIds.map((id) => `#${id}`),
              locale,
            ),
      problemDisplayId === null ? null : t({ id: 'rejudge.scopeProblem' }, { id: problemDisplayId }),
      problemId === null
        ? null
        : t(
            { id: 'rejudge.scopeProblem' },
            { id: problem === null ? `(${problemId})` : `${problem.displayId} ${problem.title}` },
          ),
      contestId === null ? null : t({ id: 'rejudge.scopeContest' }, { id: contestTitle ?? `(${contestId})` }),
      contestProblemId === null
        ? null
        : t({ id: 'rejudge.scopeContestProblem' }, { id: contestProblemName ?? `(${contestProblemId})` }),
      username,
      languageKey,
      statuses === null
        ? null
        : joinList(
            statuses.map((code) => statusLook(code).short),
            locale,
          ),
      submittedFrom === null ? null : t({ id: 'rejudge.scopeFrom' }, { at: formatMinute(new Date(submittedFrom)) }),
      submittedUntil === null ? null : t({ id: 'rejudge.scopeUntil' }, { at: formatMinute(new Date(submittedUntil)) }),
      scope.isOutdatedOnly ? t({ id: 'rejudge.outdatedOnly' }) : null,
      scope.includesManual ? t({ id: 'rejudge.includesManual' }) : null,
    ];
    return parts.filter((part) => part !== null).join(' · ');
  };
}
