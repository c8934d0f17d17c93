import type { DocumentNode } from '@apollo/client';
import { Button, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../lib/intl/use-text.ts';
import { useAskToSignIn } from '../../lib/session/use-ask-to-sign-in.ts';
import { useViewer } from '../../lib/session/use-viewer.ts';
import { useAct } from '../../lib/toast/use-act.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Panel } from '../panel.tsx';
import { useGiveUpProblemMutation } from './give-up.generated.ts';

interface GiveUpProps {
  readonly problemId: number;
  /** The query of the page, which shows more then. */
  readonly opens: DocumentNode;
  /** Before the answer is shown. */
  readonly onGivenUp: () => void;
}

/** Tells a reader who has not solved the problem why the text is locked, and lets them give the problem up. */
export function GiveUp({ problemId, opens, onGivenUp }: GiveUpProps) {
  const t = useText();
  const act = useAct();
  const askToSignIn = useAskToSignIn();
  const { hasToken } = useViewer();
  const [isAsking, setAsking] = useState(false);
  const [giveUp, { loading }] = useGiveUpProblemMutation({ refetchQueries: [opens], awaitRefetchQueries: true });
  const confirm = () => {
    onGivenUp();
    return act(
      async () => (await giveUp({ variables: { input: { problemId: String(problemId) } } })).data?.giveUpProblem,
      t({ id: 'giveUp.done' }),
    );
  };
  return (
    <Panel as="section" p="4">
      <Heading as="h2" size="md" mb="1">
        {t({ id: 'giveUp.locked' })}
      </Heading>
      <Text color="fg.muted" mb="3">
        {hasToken ? t({ id: 'giveUp.lockedHint' }) : t({ id: 'giveUp.signInHint' })}
      </Text>
      {hasToken ? (
        <Button size="sm" variant="outline" loading={loading} onClick={() => setAsking(true)}>
          {t({ id: 'giveUp.action' })}
        </Button>
      ) : (
        <Button size="sm" variant="outline" onClick={askToSignIn}>
          {t({ id: 'giveUp.signIn' })}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'giveUp.title' })}
        text={t({ id: 'giveUp.text' })}
        action={t({ id: 'giveUp.action' })}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </Panel>
  );
}
