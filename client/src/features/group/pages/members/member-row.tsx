import { Badge, Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Choice } from '../../../../components/choice.tsx';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { RowChoice } from '../../../../components/data-table/row-choice.tsx';
import type { Selection } from '../../../../components/data-table/use-selection.ts';
import { UserAvatar } from '../../../../components/user-avatar.tsx';
import { UserLink } from '../../../../components/user-link.tsx';
import { formatDay } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../../lib/keyboard/focus-heading.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { ClassBadge } from '../classes/class-badge.tsx';
import { useGroup } from '../frame/group-context.ts';
import { EntryButton } from '../roster/entry-button.tsx';
import { ResetButton } from '../roster/reset-button.tsx';
import type { GroupMember_MemberFragment } from './group-members.generated.ts';
import { choiceOf, type Member, type MemberChoice } from './member-choice.ts';
import { RightsButton } from './rights-button.tsx';
import { levelName, memberLevels, useMemberActs } from './use-member-acts.ts';

interface MemberRowProps {
  readonly member: Member;
  /** For what is done to several members at once; null: nothing is. */
  readonly selection: Selection<MemberChoice> | null;
}

/** A member with level and times; for those above it, with what they may change. */
export function MemberRow({ member, selection }: MemberRowProps) {
  const t = useText();
  const acts = useMemberActs();
  const { viewerCanAdmit } = useGroup();
  const viewer = useViewer().user?.id;
  const { user, level, isOwner, createdAt, updatedAt, invite, roster, classes } = member;
  const mayChange = acts.mayChange(member) && user.id !== viewer;
  return (
    <Flex as="li" px="4" py="2" columnGap="4" rowGap="2" align="center" wrap="wrap" layerStyle="row">
      <Flex flex="1 1 12rem" gap="3" align="center" minW="0">
        {selection === null ? null : <RowChoice row={choiceOf(member)} name={user.username} selection={selection} />}
        <UserAvatar username={user.username} avatarUrl={user.avatarUrl} size="8" />
        <Box minW="0">
          <UserLink username={user.username} />
          <Box color="fg.muted" fontSize="xs" truncate>
            {user.nickname}
          </Box>
          {roster === null ? null : (
            <Box color="fg.muted" fontSize="xs" overflowWrap="anywhere">
              {roster.name} · {roster.number}
            </Box>
          )}
          <Box color="fg.muted" fontSize="xs" overflowWrap="anywhere">
            {t({ id: 'group.member.joined' }, { date: formatDay(new Date(createdAt)) })}
            {updatedAt === createdAt
              ? null
              : ` · ${t({ id: 'group.member.changedAt' }, { date: formatDay(new Date(updatedAt)) })}`}
            {invite === null ? null : (
              <>
                {' · '}
                {invite.note === ''
                  ? t({ id: 'group.member.byInvite' })
                  : t({ id: 'group.member.byInviteOf' }, { note: invite.note })}
              </>
            )}
          </Box>
          {classes.length === 0 ? null : (
            <Flex mt="1" gap="1" wrap="wrap">
              {classes.map((each) => (
                <ClassBadge key={each.id} of={each} />
              ))}
            </Flex>
          )}
        </Box>
      </Flex>
      <Flex gap="2" align="center" wrap="wrap">
        {mayChange ? (
          <Choice
            size="xs"
            label={t({ id: 'group.member.levelOf' }, { username: user.username })}
            value={level}
            options={memberLevels
              .filter((each) => each === level || acts.mayGive(each))
              .map((each) => [each, t(levelName(each))] as const)}
            onChange={(chosen) => {
              const next = memberLevels.find((each) => each === chosen);
              if (next !== undefined) void acts.change(user.id, next);
            }}
          />
        ) : (
          <Badge size="sm">{isOwner ? t({ id: 'group.owner' }) : t(levelName(level))}</Badge>
        )}
        {acts.mayGiveRights(member) ? <RightsButton member={member} /> : null}
        {viewerCanAdmit && roster !== null ? <EntryButton user={user} entry={roster} /> : null}
        {viewerCanAdmit && roster?.viewerCanResetPassword ? (
          <ResetButton userId={user.id} username={user.username} />
        ) : null}
        {mayChange ? <RemoveButton member={member} /> : null}
      </Flex>
    </Flex>
  );
}

function RemoveButton({ member: { user } }: { readonly member: GroupMember_MemberFragment }) {
  const t = useText();
  const acts = useMemberActs();
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    // The row goes with its button.
    if (await acts.remove(user.id)) focusHeading();
  };
  return (
    <>
      <Button size="xs" variant="outline" colorPalette="red" color="red.fg" onClick={() => setAsking(true)}>
        {t({ id: 'group.member.remove' })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'group.member.removeTitle' }, { username: user.username })}
        text={t({ id: 'group.member.removeText' })}
        action={t({ id: 'group.member.remove' })}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
