import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { Icon } from '../../../../components/icon/icon.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useContest } from '../frame/contest-context.ts';
import { PasswordForm } from './password-form.tsx';
import { useRegister } from './use-register.ts';

/**
 * How the viewer stands with taking part: in already, by a button, or by the password; nothing for the contest's
 * admins.
 */
export function RegistrationPanel() {
  const t = useText();
  const { contest, status } = useContest();
  // Afterwards whoever may submit does so without, unless a password stands before it.
  const isClosed =
    status === 'ENDED' &&
    (contest.access === 'PUBLIC' || (contest.access === 'PROTECTED' && !contest.isEndSubmitAllowed));
  if (contest.viewerIsAdmin || (isClosed && !contest.viewerIsRegistered)) return null;
  return (
    <Panel as="section" px="4" py="3">
      <Heading as="h2" size="sm" mb="2">
        {t({ id: 'contest.takePart' })}
      </Heading>
      {contest.viewerIsRegistered ? (
        <Registered />
      ) : !contest.viewerIsAdmitted ? (
        <Text color="fg.muted">{t({ id: 'contest.notAdmitted' })}</Text>
      ) : contest.access === 'PUBLIC' ? (
        <OpenRegistration />
      ) : (
        <ByPassword isToLook={contest.access === 'PRIVATE'} />
      )}
    </Panel>
  );
}

function Registered() {
  const t = useText();
  return (
    <Text color="green.fg" display="flex" alignItems="center" gap="1.5">
      <Icon name="check" />
      {t({ id: 'contest.isRegistered' })}
    </Text>
  );
}

function OpenRegistration() {
  const t = useText();
  const { contest } = useContest();
  const { register, refusal, isSending } = useRegister();
  return (
    <>
      <Text color="fg.muted" fontSize="sm" mb="2">
        {contest.groupId === null ? t({ id: 'contest.openHint' }) : t({ id: 'contest.openHintOfGroup' })}
      </Text>
      <Button size="sm" colorPalette="accent" disabled={isSending} onClick={() => void register(null)}>
        {t({ id: 'contest.register' })}
      </Button>
      <Box role="alert" color="red.fg" fontSize="sm" mt={refusal === null ? '0' : '2'}>
        {refusal}
      </Box>
    </>
  );
}

function ByPassword({ isToLook }: { readonly isToLook: boolean }) {
  const t = useText();
  return (
    <>
      <Text color="fg.muted" fontSize="sm" mb="2">
        {isToLook ? t({ id: 'contest.privateHint' }) : t({ id: 'contest.protectedHint' })}
      </Text>
      <PasswordForm />
    </>
  );
}
