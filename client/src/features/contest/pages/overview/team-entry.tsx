import { Box, Button, chakra, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { FormField } from '../../../../components/form/form-field.tsx';
import { domainErrorText, isSuccess, type Outcome } from '../../../../lib/failure/domain-error.ts';
import { failureText } from '../../../../lib/failure/failure.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { useContest } from '../frame/contest-context.ts';
import { useFoundContestTeamMutation, useJoinContestTeamMutation } from './team.generated.ts';

/** The ways into a team: by the code of one, which a link may bring along, or a new one. */
export function TeamEntry() {
  const t = useText();
  const { contest } = useContest();
  const invited = useSearchParams()[0].get('team') ?? '';
  const [found, founding] = useFoundContestTeamMutation();
  const [join, joining] = useJoinContestTeamMutation();
  const [code, setCode] = useState(invited);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<{ readonly of: 'code' | 'name'; readonly text: string } | null>(null);
  const isPasswordNeeded = contest.access !== 'PUBLIC' && !contest.viewerIsRegistered;
  const given = { contestId: contest.id, password: isPasswordNeeded ? password : null };
  const context = { isQuiet: true };

  const go = (of: 'code' | 'name', send: () => Promise<Outcome>) => async (event: FormEvent) => {
    event.preventDefault();
    setRefusal(null);
    try {
      const result = await send();
      if (isSuccess(result)) showToast('success', t({ id: 'contest.teamEntered' }));
      else setRefusal({ of, text: domainErrorText(t, result) });
    } catch (error) {
      setRefusal({ of, text: failureText(t, error) });
    }
  };
  const onJoin = go('code', async () => (await join({ variables: { ...given, code }, context })).data?.joinContestTeam);
  const onFound = go(
    'name',
    async () => (await found({ variables: { ...given, name }, context })).data?.foundContestTeam,
  );
  const refused = (of: 'code' | 'name') => (refusal?.of === of ? refusal.text : null);
  return (
    <Box>
      <Text color="fg.muted" fontSize="sm" mb="3">
        {t({ id: 'contest.teamHint' }, { count: contest.teamSize })}
      </Text>
      {isPasswordNeeded ? (
        <Box mb="3">
          <FormField
            label={t({ id: 'contest.password' })}
            name="team-contest-password"
            type="password"
            autoComplete="off"
            maxLength={255}
            value={password}
            error={null}
            onValue={setPassword}
          />
        </Box>
      ) : null}
      <Entry onSubmit={(event) => void onJoin(event)}>
        <FormField
          label={t({ id: 'contest.teamCode' })}
          name="team-code"
          autoComplete="off"
          maxLength={100}
          value={code}
          error={refused('code')}
          onValue={setCode}
        />
        <Button
          type="submit"
          size="sm"
          variant={invited === '' ? 'outline' : 'solid'}
          colorPalette="accent"
          alignSelf="start"
          disabled={joining.loading || code.trim() === ''}
        >
          {t({ id: 'contest.teamJoin' })}
        </Button>
      </Entry>
      <Entry onSubmit={(event) => void onFound(event)}>
        <FormField
          label={t({ id: 'contest.teamName' })}
          name="team-name"
          autoComplete="off"
          maxLength={100}
          value={name}
          error={refused('name')}
          onValue={setName}
        />
        <Button
          type="submit"
          size="sm"
          variant={invited === '' ? 'solid' : 'outline'}
          colorPalette="accent"
          alignSelf="start"
          disabled={founding.loading || name.trim() === ''}
        >
          {t({ id: 'contest.teamFound' })}
        </Button>
      </Entry>
    </Box>
  );
}

const Entry = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '2', paddingBlock: '2' } });
