import { useApolloClient } from '@apollo/client/react';
import { failureText } from '../../../lib/failure/failure.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { useContestPlace } from './contest-place.ts';
import { LastAcceptedDocument } from './last-accepted.generated.ts';
import type { Workspace_ProblemFragment } from './workspace.generated.ts';

/** A program of the viewer's own that was accepted. */
export interface AcceptedProgram {
  readonly languageKey: string;
  readonly code: string;
}

/** Fetches the viewer's last accepted program; a toast says why where there is none. */
export function useLastAccepted(problem: Workspace_ProblemFragment): () => Promise<AcceptedProgram | null> {
  const t = useText();
  const client = useApolloClient();
  const contestId = useContestPlace()?.contestId;
  return async () => {
    const refuse = (text: string) => {
      showToast('error', text);
      return null;
    };
    try {
      const problemId = problem.__typename === 'ContestProblem' ? problem.problemId : problem.id;
      const { data } = await client.query({
        query: LastAcceptedDocument,
        variables: { problemId, contestId },
        fetchPolicy: 'network-only',
        context: { isQuiet: true },
      });
      const found = data?.lastAcceptedSubmission;
      return found?.code && found.language
        ? { languageKey: found.language.key, code: found.code }
        : refuse(t({ id: 'editor.notPassed' }));
    } catch (error) {
      return refuse(failureText(t, error));
    }
  };
}
