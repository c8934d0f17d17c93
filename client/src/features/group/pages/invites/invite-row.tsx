import { Badge, Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { formatMinute } from '../../../../lib/format/figures.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../../lib/keyboard/focus-heading.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { ClassBadge } from '../classes/class-badge.tsx';
import { levelName } from '../members/use-member-acts.ts';
import { useRevokeGroupInviteMutation, type GroupInvite_InviteFragment } from './invites.generated.ts';

const states = {
  OPEN: { palette: 'green', text: message({ id: 'group.invite.state.open' }) },
  REVOKED: { palette: 'red', text: message({ id: 'group.invite.state.revoked' }) },
  EXPIRED: { palette: 'gray', text: message({ id: 'group.invite.state.expired' }) },
  USED_UP: { palette: 'gray', text: message({ id: 'group.invite.state.usedUp' }) },
} as const;

interface InviteRowProps {
  readonly invite: GroupInvite_InviteFragment;
  readonly onShow: (token: string) => void;
}

/** A link with what it allows and how often it was used. */
export function InviteRow({ invite, onShow }: InviteRowProps) {
  const t = useText();
  const { note, token, level, class: of, state, uses, maxUses, mailDomains, expiresAt, createdAt, createdBy } = invite;
  const name = note === '' ? t({ id: 'group.invite.untitled' }) : note;
  const isOpen = state === 'OPEN';
  return (
    <Flex as="li" px="4" py="2.5" columnGap="4" rowGap="2" align="center" wrap="wrap" layerStyle="row">
      <Box flex="1 1 14rem" minW="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {name}
          </Text>
          <Badge size="sm" colorPalette={states[state].palette}>
            {t(states[state].text)}
          </Badge>
          <Badge size="sm">{t(levelName(level))}</Badge>
          {of === null ? null : <ClassBadge of={of} />}
        </Flex>
        <Flex color="fg.muted" fontSize="xs" columnGap="3" wrap="wrap">
          <span>
            {maxUses === null
              ? t({ id: 'group.invite.uses' }, { uses })
              : t({ id: 'group.invite.usesOf' }, { uses, maxUses })}
          </span>
          <span>
            {expiresAt === null
              ? t({ id: 'group.invite.endless' })
              : t({ id: 'group.invite.until' }, { time: formatMinute(new Date(expiresAt)) })}
          </span>
          {mailDomains.length === 0 ? null : <span>{mailDomains.map((domain) => `@${domain}`).join(' ')}</span>}
          <span>
            {createdBy.username} <RelativeTime at={createdAt} />
          </span>
        </Flex>
      </Box>
      {isOpen ? (
        <Flex gap="2" wrap="wrap">
          {token === null ? null : (
            <Button
              size="xs"
              variant="outline"
              aria-label={t({ id: 'group.invite.showOf' }, { name })}
              onClick={() => onShow(token)}
            >
              {t({ id: 'group.invite.show' })}
            </Button>
          )}
          <RevokeButton invite={invite} name={name} />
        </Flex>
      ) : null}
    </Flex>
  );
}

function RevokeButton({
  invite: { id },
  name,
}: {
  readonly invite: GroupInvite_InviteFragment;
  readonly name: string;
}) {
  const t = useText();
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  const [revoke] = useRevokeGroupInviteMutation();
  const end = async () => {
    const isDone = await act(
      async () => (await revoke({ variables: { input: { id } } })).data?.revokeGroupInvite,
      t({ id: 'group.invite.revoked' }),
    );
    // The buttons of an open link go.
    if (isDone) focusHeading();
  };
  return (
    <>
      <Button
        size="xs"
        variant="outline"
        colorPalette="red"
        color="red.fg"
        aria-label={t({ id: 'group.invite.revokeOf' }, { name })}
        onClick={() => setAsking(true)}
      >
        {t({ id: 'group.invite.revoke' })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'group.invite.revokeTitle' })}
        text={t({ id: 'group.invite.revokeText' })}
        action={t({ id: 'group.invite.revoke' })}
        onConfirm={() => void end()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
