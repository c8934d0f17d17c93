import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { trainingListAddress } from '../../../../lib/address/training-address.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { PasswordForm } from '../frame/password-form.tsx';
import { useTraining } from '../frame/training-context.ts';
import { useLeaveTrainingMutation } from '../frame/training-frame.generated.ts';
import { useRegister } from '../frame/use-register.ts';

interface ChangeProps {
  /** The button is about to go, with the focus. */
  readonly onChanged: () => void;
}

/** Joining a training or a list, and leaving it; empty on an own list, which its author finds at home anyway. */
export function MembershipPanel() {
  const t = useText();
  const { kind, viewerMembership, viewerCanReadInside, viewerCanEdit, isReceived } = useTraining();
  const headingRef = useRef<HTMLHeadingElement>(null);
  if (viewerMembership === null && ((kind === 'PERSONAL' && viewerCanEdit) || isReceived)) return null;
  const onChanged = () => headingRef.current?.focus();
  return (
    <Panel as="section" px="4" py="3">
      <Heading as="h2" size="sm" mb="2" ref={headingRef} tabIndex={-1}>
        {t({ id: 'training.membership' }, { kind })}
      </Heading>
      {viewerMembership === null ? (
        viewerCanReadInside ? (
          <Join onChanged={onChanged} />
        ) : (
          <>
            <Text color="fg.muted" fontSize="sm" mb="2">
              {t({ id: 'training.privateHint' })}
            </Text>
            <PasswordForm onRegistered={onChanged} />
          </>
        )
      ) : viewerMembership.isBlocked ? (
        <Text color="red.fg">{t({ id: 'training.blocked' })}</Text>
      ) : (
        <Member onChanged={onChanged} />
      )}
    </Panel>
  );
}

/** Joins what needs no password. The rank of a public training asks for its own consent. */
function Join({ onChanged }: ChangeProps) {
  const t = useText();
  const { kind, nextProblem } = useTraining();
  const { register, refusal, isSending } = useRegister();
  const join = async () => {
    if (await register(null)) onChanged();
  };
  return (
    <>
      <Text color="fg.muted" fontSize="sm" mb="2">
        {nextProblem === null ? t({ id: 'training.joinHintSolved' }) : t({ id: 'training.joinHint' })}
      </Text>
      <Button size="sm" variant="outline" aria-disabled={isSending} onClick={() => void join()}>
        {t({ id: 'training.join' }, { kind })}
      </Button>
      <Text role="alert" mt="1" color="fg.error" fontSize="xs" _empty={{ display: 'none' }}>
        {refusal}
      </Text>
    </>
  );
}

function Member({ onChanged }: ChangeProps) {
  const t = useText();
  const act = useAct();
  const language = useLocale();
  const navigate = useNavigate();
  const { id, groupId, kind, access, viewerMembership } = useTraining();
  const isList = kind === 'PERSONAL';
  const [isAsking, setAsking] = useState(false);
  const leaveText = isList
    ? message({ id: 'lists.leaveText' })
    : access === 'PRIVATE'
      ? message({ id: 'training.leavePrivateText' })
      : viewerMembership?.isListed
        ? message({ id: 'training.leaveListedText' })
        : message({ id: 'training.leaveText' });
  const [leave, { loading }] = useLeaveTrainingMutation();
  const goOut = async () => {
    if (loading) return;
    // Members who leave a list by link lose access to it.
    let isClosed = false;
    const isDone = await act(
      async () => {
        const result = (await leave({ variables: { input: { trainingId: id }, language } })).data?.leaveTraining;
        isClosed = result?.__typename === 'LeaveTrainingSuccess' && result.training === null;
        return result;
      },
      isList ? t({ id: 'lists.left' }) : t({ id: 'training.left' }),
    );
    if (isClosed) void navigate(isList ? '/training/lists' : trainingListAddress(groupId));
    else if (isDone) onChanged();
  };
  return (
    <Flex align="center" justify="space-between" gap="2" wrap="wrap">
      <Text color="green.fg" display="flex" alignItems="center" gap="1.5">
        <Icon name="check" />
        {isList ? t({ id: 'lists.isReader' }) : t({ id: 'training.isMember' })}
      </Text>
      <Button size="xs" variant="outline" aria-disabled={loading} onClick={() => setAsking(true)}>
        {t({ id: 'training.leave' }, { kind })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={isList ? t({ id: 'lists.leaveTitle' }) : t({ id: 'training.leaveTitle' })}
        text={t(leaveText)}
        action={t({ id: 'training.leave' }, { kind })}
        onConfirm={() => void goOut()}
        onClose={() => setAsking(false)}
      />
    </Flex>
  );
}
