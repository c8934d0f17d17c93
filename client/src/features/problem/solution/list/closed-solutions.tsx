import { Button } from '@chakra-ui/react';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { GiveUp } from '../../../../components/give-up/give-up.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAskToSignIn } from '../../../../lib/session/use-ask-to-sign-in.ts';
import { SolutionListDocument, type SolutionList_ProblemFragment } from './solution-list.generated.ts';

interface ClosedSolutionsProps {
  readonly problemId: number;
  readonly access: Exclude<SolutionList_ProblemFragment['solutionAccess'], 'OPEN'>;
  readonly onGivenUp: () => void;
}

/** Says when the solutions open, and what the viewer can do for it. */
export function ClosedSolutions({ problemId, access, onGivenUp }: ClosedSolutionsProps) {
  const t = useText();
  const askToSignIn = useAskToSignIn();
  if (access === 'SOLVE_OR_GIVE_UP')
    return <GiveUp problemId={problemId} opens={SolutionListDocument} onGivenUp={onGivenUp} />;
  return (
    <Panel>
      {access === 'SIGN_IN' ? (
        <EmptyState icon="user" title={t({ id: 'solution.signIn' })} hint={t({ id: 'solution.signInHint' })}>
          <Button size="sm" variant="outline" mt="2" onClick={askToSignIn}>
            {t({ id: 'auth.signIn' })}
          </Button>
        </EmptyState>
      ) : access === 'SOLVE' ? (
        <EmptyState icon="check" title={t({ id: 'solution.solve' })} hint={t({ id: 'solution.solveHint' })} />
      ) : (
        <EmptyState icon="clock" title={t({ id: 'solution.contest' })} hint={t({ id: 'solution.contestHint' })} />
      )}
    </Panel>
  );
}
