import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormError } from '../../../../components/form/form-error.tsx';
import { domainErrorText } from '../../../../lib/failure/domain-error.ts';
import { failureText } from '../../../../lib/failure/failure.ts';
import { noRefusal } from '../../../../lib/form/refusal.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { goToJudge } from '../../../../lib/session/provider-flow.ts';
import { useStartHandleSignInMutation, type RemoteRow_JudgeFragment } from './remote.generated.ts';

/** Sends the viewer to the sign-in of a judge, which says whose the handle is. */
export function JudgeSignIn({ judge: { key: judgeKey, name } }: { readonly judge: RemoteRow_JudgeFragment }) {
  const t = useText();
  const [start, { loading }] = useStartHandleSignInMutation();
  const [fault, setFault] = useState<string | null>(null);
  const leave = async () => {
    setFault(null);
    try {
      const result = (await start({ variables: { judgeKey } })).data?.startHandleSignIn;
      if (result?.__typename !== 'StartHandleSignInSuccess') return setFault(domainErrorText(t, result));
      goToJudge(judgeKey, result.data, '/setting?open=remote');
    } catch (error) {
      setFault(failureText(t, error));
    }
  };
  return (
    <Stack gap="3">
      <FormError refusal={{ ...noRefusal, form: fault }} />
      <Button
        type="button"
        size="sm"
        variant="outline"
        whiteSpace="normal"
        aria-disabled={loading}
        onClick={() => (loading ? null : void leave())}
      >
        {t({ id: 'remoteAccount.signIn' }, { judge: name })}
      </Button>
      <Text fontSize="sm">{t({ id: 'remoteAccount.orByRun' })}</Text>
    </Stack>
  );
}
