import { useText } from '../../../lib/intl/use-text.ts';
import { useHandIn, type Solution } from './use-hand-in.ts';
import { useSubmission, type SubmissionState } from './use-submission.ts';
import type { Workspace_ProblemFragment } from './workspace.generated.ts';

/** Longest source, in characters (specification, section 5). */
const maxCode = 65_535;

/** Submits programs. */
export function useProgramSubmission(problem: Workspace_ProblemFragment): SubmissionState<Solution> {
  const t = useText();
  const [send, isSending] = useHandIn(problem);
  const faultOf = ({ code }: Solution) => {
    if (code.length > maxCode) return t({ id: 'submit.tooLong' }, { max: maxCode });
    return code.trim() === '' ? t({ id: 'submit.empty' }) : null;
  };
  return useSubmission(problem, { send, isSending, faultOf, failed: t({ id: 'submit.failed' }) });
}
