import { Box, Button, Flex } from '@chakra-ui/react';
import { useText } from '../../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../../lib/keyboard/focus-heading.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { GroupFrameDocument } from '../frame/group-frame.generated.ts';
import { GroupListDocument } from '../list/group-list.generated.ts';
import {
  RosterInvitationsDocument,
  useAnswerRosterInvitationMutation,
  useRosterInvitationsQuery,
} from './roster.generated.ts';

/** Groups whose roster names the viewer; they join by their own consent. @param only one of them; null: all. */
export function Invitations({ only }: { readonly only: string | null }) {
  const t = useText();
  const act = useAct();
  const { user } = useViewer();
  const { data } = useRosterInvitationsQuery({ skip: user === null, fetchPolicy: 'cache-and-network' });
  const [answer, { loading }] = useAnswerRosterInvitationMutation({
    refetchQueries: [RosterInvitationsDocument, only === null ? GroupListDocument : GroupFrameDocument],
  });
  const decide = async (groupId: string, isAccepted: boolean) => {
    if (loading) return;
    const isDone = await act(
      async () => (await answer({ variables: { input: { groupId, isAccepted } } })).data?.answerRosterInvitation,
      isAccepted ? t({ id: 'group.roster.joined' }) : t({ id: 'group.roster.declined' }),
    );
    if (isDone) focusHeading();
  };
  const shown = data?.viewer.rosterInvitations.filter(({ groupId }) => only === null || groupId === only);
  return shown?.map(({ groupId, groupName }) => (
    <Flex
      key={groupId}
      role="note"
      mb="3"
      px="3"
      py="2"
      gap="3"
      align="center"
      wrap="wrap"
      bg="amber.subtle"
      borderRadius="l2"
    >
      <Box color="amber.fg" flex="1 1 14rem" overflowWrap="anywhere">
        {t({ id: 'group.roster.invitation' }, { name: groupName })}
      </Box>
      <Button size="xs" colorPalette="accent" aria-disabled={loading} onClick={() => void decide(groupId, true)}>
        {t({ id: 'group.roster.accept' })}
      </Button>
      <Button size="xs" variant="outline" aria-disabled={loading} onClick={() => void decide(groupId, false)}>
        {t({ id: 'group.roster.decline' })}
      </Button>
    </Flex>
  ));
}
