import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { askShownAgain } from '../../../../lib/live/ask-shown-again.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { PasswordForm } from '../frame/password-form.tsx';
import { useTraining } from '../frame/training-context.ts';
import { useLeaveTrainingMutation } from '../frame/training-frame.generated.ts';

/** Registration for a private training, and leaving any training; empty where neither applies. */
export function MembershipPanel() {
  const t = useText();
  const { access, viewerMembership, viewerCanReadInside } = useTraining();
  if (viewerMembership === null && (viewerCanReadInside || access === 'PUBLIC')) return null;
  return (
    <Panel as="section" px="4" py="3">
      <Heading as="h2" size="sm" mb="2">
        {t({ id: 'training.membership' })}
      </Heading>
      {viewerMembership === null ? (
        <>
          <Text color="fg.muted" fontSize="sm" mb="2">
            {t({ id: 'training.privateHint' })}
          </Text>
          <PasswordForm />
        </>
      ) : viewerMembership.isBlocked ? (
        <Text color="red.fg">{t({ id: 'training.blocked' })}</Text>
      ) : (
        <Member />
      )}
    </Panel>
  );
}

function Member() {
  const t = useText();
  const act = useAct();
  const language = useLocale();
  const { id, kind, access } = useTraining();
  const isList = kind === 'PERSONAL';
  const [isAsking, setAsking] = useState(false);
  const leaveText = isList
    ? message({ id: 'lists.leaveText' })
    : access === 'PRIVATE'
      ? message({ id: 'training.leavePrivateText' })
      : message({ id: 'training.leaveText' });
  const [leave, { loading, client }] = useLeaveTrainingMutation();
  const send = async () => {
    const result = (await leave({ variables: { input: { trainingId: id }, language } })).data?.leaveTraining;
    // It was closed to readers while this page was open.
    if (result?.__typename === 'LeaveTrainingSuccess' && result.training === null)
      askShownAgain(client, ['TrainingFrame']);
    return result;
  };
  return (
    <Flex align="center" justify="space-between" gap="2" wrap="wrap">
      <Text color="green.fg" display="flex" alignItems="center" gap="1.5">
        <Icon name="check" />
        {isList ? t({ id: 'lists.isReader' }) : t({ id: 'training.isMember' })}
      </Text>
      <Button size="xs" variant="outline" disabled={loading} onClick={() => setAsking(true)}>
        {t({ id: 'training.leave' })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={isList ? t({ id: 'lists.leaveTitle' }) : t({ id: 'training.leaveTitle' })}
        text={t(leaveText)}
        action={t({ id: 'training.leave' })}
        onConfirm={() => void act(send, isList ? t({ id: 'lists.left' }) : t({ id: 'training.left' }))}
        onClose={() => setAsking(false)}
      />
    </Flex>
  );
}
