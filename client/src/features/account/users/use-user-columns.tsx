import { Badge, Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Column } from '../../../components/data-table/column.ts';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TitleBadge } from '../../../components/title-badge.tsx';
import { UserAvatar } from '../../../components/user-avatar.tsx';
import { UserLink } from '../../../components/user-link.tsx';
import { formatDateTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { withColon } from '../../../lib/intl/with-colon.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { roleNames, siteRightNames } from '../../../lib/session/role-names.ts';
import { statusLooks, type ManagedUser } from './user-words.ts';

/** Columns of the list of users. @param acts what is done with a user. */
export function useUserColumns(acts: (user: ManagedUser) => ReactNode): readonly Column<ManagedUser>[] {
  const t = useText();
  return [
    {
      id: 'user',
      head: t({ id: 'users.username' }),
      kind: 'name',
      orders: { asc: 'USERNAME', desc: 'USERNAME_DESC' },
      cell: ({ username, avatarUrl, titleName, titleColor }) => (
        <Flex gap="3" align="center" minW="8rem">
          <UserAvatar username={username} avatarUrl={avatarUrl} size="8" />
          <Flex gap="2" align="center" wrap="wrap" minW="0">
            <UserLink username={username} />
            <TitleBadge name={titleName} color={titleColor} />
          </Flex>
        </Flex>
      ),
    },
    { id: 'realName', head: t({ id: 'users.realName' }), cell: ({ realName }) => realName },
    { id: 'nickname', head: t({ id: 'users.nickname' }), isExtra: true, cell: ({ nickname }) => nickname },
    { id: 'email', head: t({ id: 'users.email' }), cell: ({ email }) => <Box minW="9rem">{email}</Box> },
    { id: 'studentId', head: t({ id: 'users.studentId' }), isExtra: true, cell: ({ studentId }) => studentId },
    { id: 'school', head: t({ id: 'users.school' }), isExtra: true, cell: ({ school }) => school },
    { id: 'role', head: t({ id: 'users.role' }), cell: (user) => (hasRoles(user) ? <Roles user={user} /> : null) },
    {
      id: 'status',
      head: t({ id: 'users.status' }),
      cell: (user) => (user.accountStatus === 'ACTIVE' ? null : <Status user={user} />),
    },
    {
      id: 'created',
      head: t({ id: 'users.created' }),
      isShort: true,
      orders: { asc: 'OLDEST', desc: 'NEWEST' },
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
    {
      id: 'lastSeen',
      head: t({ id: 'users.lastSeen' }),
      isShort: true,
      cell: ({ lastSeenAt }) => (lastSeenAt === null ? null : <RelativeTime at={lastSeenAt} />),
    },
    { id: 'acts', head: t({ id: 'users.acts' }), kind: 'acts', cell: acts },
  ];
}

function hasRoles({ role, siteRights }: ManagedUser): boolean {
  return role !== 'USER' || (siteRights ?? []).length > 0;
}

function Roles({ user: { role, siteRights } }: { readonly user: ManagedUser }) {
  const t = useText();
  return (
    <Flex gap="1" wrap="wrap">
      {role === 'USER' ? null : <Badge size="sm">{t(roleNames[role])}</Badge>}
      {(siteRights ?? []).map((right) => (
        <Badge key={right} size="sm">
          {t(siteRightNames[right])}
        </Badge>
      ))}
    </Flex>
  );
}

function Status({ user }: { readonly user: ManagedUser }) {
  const t = useText();
  const locale = useLocale();
  const look = statusLooks[user.accountStatus ?? 'ACTIVE'];
  return (
    <>
      <Badge size="sm" colorPalette={look.palette} whiteSpace="normal">
        {t(look.name)}
        {endOf(user)}
      </Badge>
      {user.disabledReason ? (
        <Box color="fg.muted" fontSize="xs">
          {withColon(t({ id: 'users.reason' }), locale)}
          {user.disabledReason}
        </Box>
      ) : null}
    </>
  );
}

/** Until when it is disabled, or when it is deleted. */
function endOf({ disabledUntil, deletionDueAt }: ManagedUser): string {
  const end = deletionDueAt ?? disabledUntil;
  return end === null ? '' : ` · ${formatDateTime(new Date(end))}`;
}
