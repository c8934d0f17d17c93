import { useState } from 'react';
import { useText } from '../../lib/intl/use-text.ts';
import { openAuthDialog } from '../../lib/session/auth-dialog-store.ts';
import { tokenStore } from '../../lib/session/token-store.ts';
import { useSubmitSolutionMutation, type Workspace_ProblemFragment } from './workspace.generated.ts';

/** Longest source, in characters (specification, section 5). */
const CODE_MAX = 65_535;

/** Sending solutions of one problem. */
export interface SubmissionState {
  /** The one whose verdict is awaited or shown; null before the first. */
  readonly submissionId: number | null;
  readonly isSending: boolean;
  /** Why the last one was not taken, in the reader's language. */
  readonly refusal: string | null;
  readonly submit: (solution: { readonly languageKey: string; readonly code: string }) => Promise<void>;
}

/** Sends solutions; one at a time. */
export function useSubmission(problem: Workspace_ProblemFragment): SubmissionState {
  const t = useText();
  const [send, { loading }] = useSubmitSolutionMutation();
  const [submissionId, setSubmissionId] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const submit: SubmissionState['submit'] = async ({ languageKey, code }) => {
    if (loading) return;
    if (tokenStore.get() === null) {
      openAuthDialog({ tab: 'signIn', reason: 'needed' });
      return;
    }
    if (code.trim() === '' || code.length > CODE_MAX) {
      setRefusal(code.length > CODE_MAX ? t({ id: 'submit.tooLong' }, { max: CODE_MAX }) : t({ id: 'submit.empty' }));
      return;
    }
    setRefusal(null);
    try {
      const { data } = await send({ variables: { input: { problemDisplayId: problem.displayId, languageKey, code } } });
      const result = data?.submitSolution;
      if (result?.__typename === 'SubmitSolutionSuccess') setSubmissionId(result.data.id);
      else setRefusal(result?.message ?? t({ id: 'error.server' }));
    } catch {
      // A lost session has opened the dialog already; either way the code is where it was.
      setRefusal(tokenStore.get() === null ? t({ id: 'submit.signInFirst' }) : t({ id: 'submit.failed' }));
    }
  };
  return { submissionId, isSending: loading, refusal, submit };
}
