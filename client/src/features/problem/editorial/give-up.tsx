import { Button, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAskToSignIn } from '../../../lib/session/use-ask-to-sign-in.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { useGiveUpProblemMutation } from './editorial.generated.ts';

interface GiveUpProps {
  readonly problemId: number;
  readonly language: string;
  /** Before the answer is shown. */
  readonly onGivenUp: () => void;
}

/** Says that the editorial is for those who solved the problem, and lets the reader give it up. */
export function GiveUp({ problemId, language, onGivenUp }: GiveUpProps) {
  const t = useText();
  const act = useAct();
  const askToSignIn = useAskToSignIn();
  const { hasToken } = useViewer();
  const [isAsking, setAsking] = useState(false);
  const [giveUp, { loading }] = useGiveUpProblemMutation();
  const confirm = () => {
    onGivenUp();
    return act(
      async () =>
        (await giveUp({ variables: { input: { problemId: String(problemId) }, language } })).data?.giveUpProblem,
      t({ id: 'editorial.gaveUp' }),
    );
  };
  return (
    <Panel as="section" p="4">
      <Heading as="h2" size="md" mb="1">
        {t({ id: 'editorial.locked' })}
      </Heading>
      <Text color="fg.muted" mb="3">
        {t({ id: 'editorial.lockedHint' })}
      </Text>
      <Button
        size="sm"
        variant="outline"
        loading={loading}
        onClick={() => (hasToken ? setAsking(true) : askToSignIn())}
      >
        {t({ id: 'editorial.giveUp' })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'editorial.giveUpTitle' })}
        text={t({ id: 'editorial.giveUpText' })}
        action={t({ id: 'editorial.giveUp' })}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </Panel>
  );
}
