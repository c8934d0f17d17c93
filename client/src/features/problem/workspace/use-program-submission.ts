import { usePracticePlace } from '../../../components/problem/training-place.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { dropUnsent, keepUnsent, newIdempotencyKey, unsentStore } from '../../../lib/submission/unsent.ts';
import { useContestPlace } from './contest-place.ts';
import { useSubmission, type SubmissionState, type Waiting } from './use-submission.ts';
import { useSubmit, type Solution } from './use-submit.ts';
import type { Workspace_ProblemFragment } from './workspace.generated.ts';

/** Longest source, in characters (specification, section 5). */
const maxCode = 65_535;

/** Submits programs. */
export function useProgramSubmission(problem: Workspace_ProblemFragment): SubmissionState<Solution> {
  const t = useText();
  const [send, isSending] = useSubmit(problem);
  const waiting = useWaiting(problem);
  const faultOf = ({ code }: Solution) => {
    if (code.length > maxCode) return t({ id: 'submit.tooLong' }, { max: maxCode });
    return code.trim() === '' ? t({ id: 'submit.empty' }) : null;
  };
  return useSubmission(problem, { send, isSending, faultOf, failed: t({ id: 'submit.failed' }), waiting });
}

/** Programs for this problem that wait to be sent; a later one takes the place of an earlier one. */
function useWaiting({ displayId: problemDisplayId }: Workspace_ProblemFragment): Waiting<Solution> {
  const contestId = useContestPlace()?.contestId ?? null;
  const practice = usePracticePlace();
  const find = () =>
    unsentStore.get().find((one) => one.problemDisplayId === problemDisplayId && one.contestId === contestId);
  return {
    findKey: () => find()?.idempotencyKey ?? null,
    keep: (solution, idempotencyKey) =>
      keepUnsent({
        idempotencyKey,
        problemDisplayId,
        contestId,
        ...practice,
        ...solution,
        submittedAt: Date.now(),
      }),
    drop: dropUnsent,
    keyFor({ languageKey, code }) {
      const earlier = find();
      if (earlier === undefined) return newIdempotencyKey();
      dropUnsent(earlier.idempotencyKey);
      // It may have arrived, and only the answer was lost.
      return earlier.code === code && earlier.languageKey === languageKey
        ? earlier.idempotencyKey
        : newIdempotencyKey();
    },
  };
}
