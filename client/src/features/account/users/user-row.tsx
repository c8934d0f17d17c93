import { Badge, Box, Button, Flex, Menu, Portal } from '@chakra-ui/react';
import { CheckLabel } from '../../../components/form/check-label.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TitleBadge } from '../../../components/title-badge.tsx';
import { UserAvatar } from '../../../components/user-avatar.tsx';
import { UserLink } from '../../../components/user-link.tsx';
import { formatDateTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { roleNames, siteRightNames } from '../../../lib/session/role-names.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { actsOn, actWords, isHelped, isViewable, type UserAct } from './user-acts.ts';
import { statusLooks, type ManagedUser } from './user-words.ts';

interface UserRowProps {
  readonly user: ManagedUser;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onEdit: () => void;
  readonly onSessions: () => void;
  readonly onData: () => void;
  readonly onView: () => void;
  readonly onAct: (act: UserAct) => void;
}

/** An account with what the viewer does with it. */
export function UserRow({ user, isChosen, onChoose, ...acts }: UserRowProps) {
  const t = useText();
  const { username, avatarUrl, nickname, realName, email, studentId, role, accountStatus, createdAt, lastSeenAt } =
    user;
  const details = [realName, nickname, email, studentId].filter(Boolean);
  const look = statusLooks[accountStatus ?? 'ACTIVE'];
  return (
    <Flex as="li" px="3" py="2.5" columnGap="4" rowGap="2" align="center" wrap="wrap" layerStyle="row">
      <Flex flex="1 1 16rem" gap="3" align="center" minW="0">
        <CheckLabel>
          <input
            type="checkbox"
            aria-label={t({ id: 'users.choose' }, { username })}
            checked={isChosen}
            disabled={accountStatus === 'DELETED'}
            onChange={({ target }) => onChoose(target.checked)}
          />
        </CheckLabel>
        <UserAvatar username={username} avatarUrl={avatarUrl} size="8" />
        <Box minW="0">
          <Flex gap="2" align="center" wrap="wrap">
            <UserLink username={username} />
            <TitleBadge name={user.titleName} color={user.titleColor} />
          </Flex>
          <Box color="fg.muted" fontSize="xs" overflowWrap="anywhere">
            {details.join(' · ')}
          </Box>
        </Box>
      </Flex>
      <Box color="fg.muted" fontSize="xs">
        <Box>
          {t({ id: 'users.created' })} <RelativeTime at={createdAt} />
        </Box>
        {lastSeenAt === null ? null : (
          <Box>
            {t({ id: 'users.lastSeen' })} <RelativeTime at={lastSeenAt} />
          </Box>
        )}
      </Box>
      <Flex gap="2" align="center" wrap="wrap">
        {role === 'USER' ? null : <Badge size="sm">{t(roleNames[role])}</Badge>}
        {(user.siteRights ?? []).map((right) => (
          <Badge key={right} size="sm">
            {t(siteRightNames[right])}
          </Badge>
        ))}
        {accountStatus === 'ACTIVE' ? null : (
          <Badge size="sm" colorPalette={look.palette} whiteSpace="normal">
            {t(look.name)}
            {endOf(user)}
          </Badge>
        )}
        {accountStatus === 'DELETED' ? null : <UserMenu user={user} {...acts} />}
      </Flex>
      {user.disabledReason ? (
        <Box flexBasis="full" color="fg.muted" fontSize="xs" overflowWrap="anywhere">
          {t({ id: 'users.reason' })}: {user.disabledReason}
        </Box>
      ) : null}
    </Flex>
  );
}

/** Until when it is disabled, or when it is deleted. */
function endOf({ disabledUntil, deletionDueAt }: ManagedUser): string {
  const end = deletionDueAt ?? disabledUntil;
  return end === null ? '' : ` · ${formatDateTime(new Date(end))}`;
}

function UserMenu({ user, onEdit, onSessions, onData, onView, onAct }: Omit<UserRowProps, 'isChosen' | 'onChoose'>) {
  const t = useText();
  const { user: viewer, isSuperAdmin } = useViewer();
  const actor = { id: viewer?.id, isSuperAdmin };
  if (!isHelped(user, actor)) return null;
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button size="xs" variant="outline" aria-label={t({ id: 'users.actsOf' }, { username: user.username })}>
          {t({ id: 'users.acts' })}
          <Icon name="chevronDown" size="3" />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {isSuperAdmin ? (
              <Menu.Item value="edit" onClick={onEdit}>
                {t({ id: 'users.edit' })}
              </Menu.Item>
            ) : null}
            <Menu.Item value="sessions" onClick={onSessions}>
              {t({ id: 'users.sessions' })}
            </Menu.Item>
            {isSuperAdmin && user.id !== viewer?.id ? (
              <Menu.Item value="data" onClick={onData}>
                {t({ id: 'users.data' })}
              </Menu.Item>
            ) : null}
            {isSuperAdmin && isViewable(user) ? (
              <Menu.Item value="view" onClick={onView}>
                {t({ id: 'users.view' })}
              </Menu.Item>
            ) : null}
            {actsOn(user, actor).map((act) => (
              <Menu.Item key={act} value={act} onClick={() => onAct(act)}>
                {t(actWords[act].action)}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
