import { Button, chakra, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { FormField } from '../../../../components/form/form-field.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { useContest } from '../frame/contest-context.ts';
import { ContestTeamsDocument, useAddContestTeamMemberMutation } from './team.generated.ts';

/** Puts an account into a team, for contest admins, who may do so after the start as well, until the end. */
export function TeamMemberForm() {
  const t = useText();
  const { contest } = useContest();
  const act = useAct();
  const [add, { loading }] = useAddContestTeamMemberMutation({ refetchQueries: [ContestTeamsDocument] });
  const [teamName, setTeamName] = useState('');
  const [username, setUsername] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isDone = await act(
      async () => (await add({ variables: { contestId: contest.id, teamName, username } })).data?.addContestTeamMember,
      t({ id: 'contest.teamAdded' }),
    );
    if (isDone) setUsername('');
  };
  return (
    <chakra.form display="flex" flexDirection="column" gap="2" onSubmit={(event) => void submit(event)}>
      <Text color="fg.muted" fontSize="sm">
        {t({ id: 'contest.teamAdminHint' }, { count: contest.teamSize })}
      </Text>
      <FormField
        label={t({ id: 'contest.teamName' })}
        name="team-name"
        autoComplete="off"
        maxLength={100}
        value={teamName}
        error={null}
        onValue={setTeamName}
      />
      <FormField
        label={t({ id: 'contest.teamUsername' })}
        name="team-username"
        autoComplete="off"
        maxLength={200}
        value={username}
        error={null}
        onValue={setUsername}
      />
      <Button
        type="submit"
        size="sm"
        variant="outline"
        alignSelf="start"
        disabled={loading || teamName.trim() === '' || username.trim() === ''}
      >
        {t({ id: 'contest.teamAdd' })}
      </Button>
    </chakra.form>
  );
}
