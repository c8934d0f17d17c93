import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { CopyButton } from '../../../../components/copy-button.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { UserLink } from '../../../../components/user-link.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { useContest } from '../frame/contest-context.ts';
import type { ContestFrame_ContestFragment } from '../frame/contest-frame.generated.ts';
import { TeamAdmin } from './team-admin.tsx';
import { TeamEntry } from './team-entry.tsx';
import { useLeaveContestTeamMutation } from './team.generated.ts';

/**
 * The viewer's team, or the ways into one; for contest admins who goes into which. Nothing where everybody takes part
 * alone.
 */
export function TeamPanel() {
  const t = useText();
  const { contest } = useContest();
  const { teamSize, viewerTeam, viewerIsAdmin, viewerCanFormTeam } = contest;
  if (teamSize < 2 || (viewerTeam === null && !viewerIsAdmin && !viewerCanFormTeam)) return null;
  return (
    <Panel as="section" px="4" py="3" aria-labelledby="team-heading">
      <Heading as="h2" size="sm" mb="2" id="team-heading">
        {viewerIsAdmin ? t({ id: 'contest.teams' }) : t({ id: 'contest.team' })}
      </Heading>
      {viewerIsAdmin ? <TeamAdmin /> : viewerTeam === null ? <TeamEntry /> : <OwnTeam team={viewerTeam} />}
    </Panel>
  );
}

function OwnTeam({ team }: { readonly team: NonNullable<ContestFrame_ContestFragment['viewerTeam']> }) {
  const t = useText();
  const { contest, status } = useContest();
  const isOpen = status === 'SCHEDULED' && team.members.length < contest.teamSize;
  return (
    <Stack gap="2">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {team.name}
      </Text>
      <Box>
        <Text fontSize="xs" color="fg.muted">
          {t({ id: 'contest.teamMembers' }, { count: team.members.length, most: contest.teamSize })}
        </Text>
        <Flex as="ul" listStyleType="none" gap="3" wrap="wrap">
          {team.members.map((username) => (
            <li key={username}>
              <UserLink username={username} />
            </li>
          ))}
        </Flex>
      </Box>
      {isOpen ? <Invitation code={team.inviteCode} /> : null}
      {team.hasSubmitted || status === 'ENDED' ? null : <LeaveButton />}
    </Stack>
  );
}

function Invitation({ code }: { readonly code: string }) {
  const t = useText();
  const { contest } = useContest();
  const link = `${window.location.origin}/contest/${contest.id}?team=${encodeURIComponent(code)}`;
  return (
    <Box>
      <Text fontSize="xs" color="fg.muted" mb="1">
        {t({ id: 'contest.teamInvite' })}
      </Text>
      <Flex align="center" gap="2">
        <Box as="code" fontFamily="mono" data-testid="team-code">
          {code}
        </Box>
        <CopyButton text={code} label={t({ id: 'contest.teamCopyCode' })} />
      </Flex>
      <Flex align="center" gap="2" mt="1">
        <Text fontSize="xs" color="fg.muted" truncate title={link}>
          {link}
        </Text>
        <CopyButton text={link} label={t({ id: 'contest.teamCopyLink' })} />
      </Flex>
    </Box>
  );
}

function LeaveButton() {
  const t = useText();
  const { contest } = useContest();
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  const [leave, { loading }] = useLeaveContestTeamMutation();
  return (
    <>
      <Button
        size="xs"
        variant="outline"
        colorPalette="red"
        alignSelf="start"
        disabled={loading}
        onClick={() => setAsking(true)}
      >
        {t({ id: 'contest.teamLeave' })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'contest.teamLeaveTitle' })}
        text={t({ id: 'contest.teamLeaveText' })}
        action={t({ id: 'contest.teamLeave' })}
        onConfirm={() =>
          void act(
            async () => (await leave({ variables: { contestId: contest.id } })).data?.leaveContestTeam,
            t({ id: 'contest.teamLeft' }),
          )
        }
        onClose={() => setAsking(false)}
      />
    </>
  );
}
