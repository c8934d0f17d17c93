import { useApolloClient } from '@apollo/client/react';
import { Button, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { SendCodeButton } from '../../../components/form/send-code-button.tsx';
import { codeFault, givenPasswordFault, usernameFault } from '../../../lib/form/entrance-faults.ts';
import { codeLength, faultsOf, maxGivenPassword, maxUsername } from '../../../lib/form/entrance-fields.ts';
import { noRefusal, refusalOf } from '../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../lib/form/use-entrance-form.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { lastUsername } from '../../../lib/session/account-store.ts';
import { keepLostToken } from '../../../lib/session/lost-token-store.ts';
import { tokenStore } from '../../../lib/session/token-store.ts';
import { useSealPassword } from '../../../lib/session/use-seal-password.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { SendSignInCodeDocument, useSignInMutation } from './auth.generated.ts';
import type { SecondStep } from './second-step-form.tsx';
import { SlidePuzzle } from './slide-puzzle.tsx';
import { typedStore } from './typed-store.ts';
import { useSlidePuzzle } from './use-slide-puzzle.ts';

const names = ['username', 'password', 'code'] as const;

interface SignInFormProps {
  readonly onDone: () => void;
  readonly onForgotten: () => void;
  /** The password is right, and the account asks for more. */
  readonly onSecondStep: (step: SecondStep) => void;
}

/** Username and password; after several wrong ones a puzzle besides, or a mailed code for who cannot see it. */
export function SignInForm({ onDone, onForgotten, onSecondStep }: SignInFormProps) {
  const t = useText();
  const client = useApolloClient();
  const seal = useSealPassword();
  const [signIn] = useSignInMutation();
  const [proof, setProof] = useState<'none' | 'puzzle' | 'code'>('none');
  const [isCodeSent, setCodeSent] = useState(false);
  const puzzle = useSlidePuzzle(proof === 'puzzle');
  const [username] = useState(() => typedStore.get().username || lastUsername());
  const form = useEntranceForm({
    initial: { username, password: '', code: '' },
    check: ({ username: name, password, code }) =>
      faultsOf({
        username: usernameFault(name),
        password: givenPasswordFault(password),
        code: proof === 'code' ? codeFault(code) : null,
      }),
    async send({ username: name, password, code }) {
      if (proof === 'puzzle' && (puzzle.pictures === null || puzzle.x === 0))
        return { ...noRefusal, form: t({ id: 'auth.fault.puzzle' }) };
      const answer = proof === 'puzzle' && puzzle.pictures !== null ? { key: puzzle.pictures.key, x: puzzle.x } : null;
      const { data } = await signIn({
        variables: {
          input: {
            username: name,
            password: await seal(password),
            puzzle: answer,
            emailCode: proof === 'code' ? code.trim() : null,
          },
        },
      });
      const result = data?.signIn;
      if (result?.__typename === 'SignInSuccess') {
        tokenStore.set(result.data.token);
        showToast('success', t({ id: 'auth.welcomeBack' }));
        onDone();
        return null;
      }
      if (result?.__typename === 'SecondFactorNeeded') {
        onSecondStep(result);
        return null;
      }
      // The refusal says it; the notice of the session that was lost would say it twice.
      if (result?.__typename === 'AccountDisabled') keepLostToken(null);
      // A puzzle or a code is good for one try.
      if (proof === 'puzzle') void puzzle.renew();
      form.setValue('code', '');
      if (result?.__typename === 'PuzzleNeeded') {
        setProof('puzzle');
        return { ...noRefusal, form: t({ id: 'auth.puzzle.needed' }) };
      }
      if (result?.__typename === 'WrongCredentials' && result.isPuzzleNext && proof === 'none') setProof('puzzle');
      return refusalOf(t, result, names);
    },
  });
  const sendCode = async () => {
    const fault = usernameFault(form.values.username);
    if (fault !== null) return { ...noRefusal, fields: { username: t(fault) } };
    const { data } = await client.mutate({
      mutation: SendSignInCodeDocument,
      variables: { username: form.values.username },
    });
    const result = data?.sendSignInCode;
    return result?.__typename === 'SendSignInCodeSuccess' ? 'sent' : refusalOf(t, result, names);
  };
  const usernameField = form.field('username');
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate>
      <Stack gap="3">
        <FormError refusal={form.refusal} />
        <FormField
          label={t({ id: 'auth.username' })}
          autoComplete="username"
          autoCapitalize="none"
          maxLength={maxUsername}
          autoFocus={username === ''}
          {...usernameField}
          onValue={(typed) => {
            typedStore.set({ ...typedStore.get(), username: typed });
            usernameField.onValue(typed);
          }}
        />
        <FormField
          label={t({ id: 'auth.password' })}
          type="password"
          autoComplete="current-password"
          maxLength={maxGivenPassword}
          autoFocus={username !== ''}
          {...form.field('password')}
        />
        {proof === 'puzzle' ? <SlidePuzzle puzzle={puzzle} /> : null}
        {proof === 'code' ? (
          <FormField
            label={t({ id: 'auth.code' })}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            maxLength={codeLength}
            hint={isCodeSent ? t({ id: 'auth.code.sent' }) : t({ id: 'auth.code.signIn' })}
            beside={
              <SendCodeButton
                timer="signIn"
                onSend={sendCode}
                onSent={() => setCodeSent(true)}
                onRefused={form.refuse}
              />
            }
            {...form.field('code')}
          />
        ) : null}
        <Button type="submit" size="sm" colorPalette="accent" disabled={form.isSending} mt="1">
          {t({ id: 'auth.signIn' })}
        </Button>
        <Flex justify="space-between" gap="2" wrap="wrap">
          <Button size="2xs" variant="plain" px="0" color="accent.fg" onClick={onForgotten}>
            {t({ id: 'auth.forgotten' })}
          </Button>
          {proof === 'none' ? null : (
            <Button
              size="2xs"
              variant="plain"
              px="0"
              color="accent.fg"
              onClick={() => setProof(proof === 'puzzle' ? 'code' : 'puzzle')}
            >
              {proof === 'puzzle' ? t({ id: 'auth.puzzle.unseen' }) : t({ id: 'auth.puzzle.back' })}
            </Button>
          )}
        </Flex>
      </Stack>
    </form>
  );
}
