import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Fact, FactList } from '../../../../components/fact-list.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { UserAvatar } from '../../../../components/user-avatar.tsx';
import { UserLink } from '../../../../components/user-link.tsx';
import { formatDay } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { GroupBadges } from '../group-badges.tsx';
import { ApplyDialog } from './apply-dialog.tsx';
import { isInCharge, managesFromOutside, useGroup } from './group-context.ts';
import { LeaveButton } from './leave-button.tsx';
import { MemberViewButton } from './member-view-button.tsx';

const staffLevels: ReadonlySet<string> = new Set(['ADMIN', 'ROOT', 'OWNER']);

/** What a group is, and how the viewer stands with it. */
export function SideCard() {
  const t = useText();
  const group = useGroup();
  const { id, name, avatarUrl, owner, memberCount, createdAt, disbandedAt } = group;
  const { viewerIsOwner, viewerLevel, viewerRights } = group;
  const isStaff = staffLevels.has(viewerLevel) || (viewerLevel === 'MEMBER' && viewerRights.length > 0);
  return (
    <Panel as="section" p="4" aria-label={t({ id: 'group.card' })}>
      <Flex gap="3" align="center" mb="3">
        <UserAvatar username={name} avatarUrl={avatarUrl} size="14" />
        <Box minW="0">
          <Text fontWeight="semibold" truncate title={name}>
            {name}
          </Text>
          <Flex gap="1.5" mt="1">
            <GroupBadges group={group} />
          </Flex>
        </Box>
      </Flex>
      <FactList columnGap="6">
        <Fact label={t({ id: 'group.owner' })}>
          <UserLink username={owner.username} />
        </Fact>
        <Fact label={t({ id: 'group.members' })}>{memberCount}</Fact>
        <Fact label={t({ id: 'group.created' })}>{formatDay(new Date(createdAt))}</Fact>
        <Fact label={t({ id: 'group.number' })}>{id}</Fact>
      </FactList>
      {disbandedAt === null ? (
        <Flex mt="3" gap="2" wrap="wrap">
          {managesFromOutside(group) ? <Management /> : null}
          {viewerIsOwner ? null : <Standing />}
          {isStaff ? <MemberViewButton /> : null}
        </Flex>
      ) : null}
    </Panel>
  );
}

/** What super admins do in a group that they are no member of. */
function Management() {
  const t = useText();
  const group = useGroup();
  return (
    <>
      <Text w="full" fontSize="sm" color="fg.muted">
        {t({ id: 'group.managed' })}
      </Text>
      {group.viewerCanEdit || isInCharge(group) ? (
        <Button asChild size="sm" colorPalette="accent">
          <Link to={`/group/${group.id}/setting`}>{t({ id: 'group.manage' })}</Link>
        </Button>
      ) : null}
    </>
  );
}

/** The next step of a viewer who does not own the group: apply, wait, or leave. */
function Standing() {
  const t = useText();
  const group = useGroup();
  const { access, archivedAt, viewerLevel, viewerMayApplyAt } = group;
  const [isOpen, setOpen] = useState(false);
  if (viewerLevel === 'APPLYING') {
    return (
      <>
        <Button size="sm" variant="outline" disabled>
          {t({ id: 'group.applying' })}
        </Button>
        <LeaveButton />
      </>
    );
  }
  const isRefused = viewerLevel === 'REFUSED' && (viewerMayApplyAt === null || new Date(viewerMayApplyAt) > new Date());
  if (isRefused) {
    return (
      <Box>
        <Button size="sm" variant="outline" disabled>
          {t({ id: 'group.refused' })}
        </Button>
        {viewerMayApplyAt === null ? null : (
          <Text mt="1" fontSize="xs" color="fg.muted">
            {t({ id: 'group.mayApplyAt' }, { day: formatDay(new Date(viewerMayApplyAt)) })}
          </Text>
        )}
      </Box>
    );
  }
  if (viewerLevel !== 'NONE' && viewerLevel !== 'REFUSED') return <LeaveButton />;
  if (archivedAt !== null) return null;
  // To become a member is of no use to who manages the group anyway, but it is not closed to them.
  const isQuiet = managesFromOutside(group);
  return (
    <>
      <Button
        size="sm"
        colorPalette={isQuiet ? 'gray' : 'accent'}
        variant={isQuiet ? 'ghost' : 'solid'}
        onClick={() => setOpen(true)}
      >
        {access === 'PUBLIC' ? t({ id: 'group.join' }) : t({ id: 'group.apply' })}
      </Button>
      {isOpen ? <ApplyDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
