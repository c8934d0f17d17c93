import { useText } from '../../lib/intl/use-text.ts';
import { useHandIn, type Solution } from './use-hand-in.ts';
import { useSubmission, type SubmissionState } from './use-submission.ts';
import type { Workspace_ProblemFragment } from './workspace.generated.ts';

/** Longest source, in characters (specification, section 5). */
const CODE_MAX = 65_535;

/** Submits programs. */
export function useProgramSubmission(problem: Workspace_ProblemFragment): SubmissionState<Solution> {
  const t = useText();
  const [send, isSending] = useHandIn(problem);
  const faultOf = ({ code }: Solution) => {
    if (code.length > CODE_MAX) return t({ id: 'submit.tooLong' }, { max: CODE_MAX });
    return code.trim() === '' ? t({ id: 'submit.empty' }) : null;
  };
  return useSubmission(problem, { send, isSending, faultOf, failed: t({ id: 'submit.failed' }) });
}
