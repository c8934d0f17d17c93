import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { CopyButton } from '../../../../components/copy-button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { UserLink } from '../../../../components/user-link.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { useContest } from '../frame/contest-context.ts';
import {
  ContestTeamsDocument,
  useRemoveContestTeamMemberMutation,
  type ContestTeam_TeamFragment,
} from './team.generated.ts';

/** A team with its members, who can be taken out of it until it has submitted something or the contest is over. */
export function TeamRow({
  team: { name, inviteCode, members, hasSubmitted },
}: {
  readonly team: ContestTeam_TeamFragment;
}) {
  const t = useText();
  const { contest, status } = useContest();
  const act = useAct();
  const [remove, { loading }] = useRemoveContestTeamMemberMutation({ refetchQueries: [ContestTeamsDocument] });
  const onRemove = (username: string) =>
    void act(
      async () => (await remove({ variables: { contestId: contest.id, username } })).data?.removeContestTeamMember,
      t({ id: 'contest.teamRemoved' }, { username, team: name }),
    );
  return (
    <Box as="li" py="2" borderTopWidth="1px" borderColor="border.muted">
      <Flex align="center" gap="2">
        <Text fontWeight="semibold" overflowWrap="anywhere" flex="1" minW="0">
          {name}
        </Text>
        <CopyButton text={inviteCode} label={t({ id: 'contest.teamCopyCodeOf' }, { team: name })} />
      </Flex>
      <Flex
        as="ul"
        listStyleType="none"
        columnGap="4"
        rowGap="1"
        wrap="wrap"
        aria-label={t({ id: 'contest.teamMembers' }, { count: members.length, most: contest.teamSize })}
      >
        {members.map((username) => (
          <Flex as="li" key={username} align="center" gap="1">
            <UserLink username={username} />
            {hasSubmitted || status === 'ENDED' ? null : (
              <Button
                size="2xs"
                variant="ghost"
                colorPalette="red"
                px="0"
                aria-label={t({ id: 'contest.teamRemove' }, { username, team: name })}
                disabled={loading}
                onClick={() => onRemove(username)}
              >
                <Icon name="close" size="3.5" />
              </Button>
            )}
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
