import { useApolloClient } from '@apollo/client/react';
import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { SendCodeButton } from '../../../components/form/send-code-button.tsx';
import { PasswordStrengthHint } from '../../../components/password-strength/password-strength-hint.tsx';
import {
  codeFault,
  emailFault,
  newUsernameFault,
  passwordFault,
  repeatFault,
} from '../../../lib/form/entrance-faults.ts';
import { codeLength, faultsOf, maxPassword, maxUsername } from '../../../lib/form/entrance-fields.ts';
import { noRefusal, refusalOf } from '../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../lib/form/use-entrance-form.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { tokenStore } from '../../../lib/session/token-store.ts';
import { useSealPassword } from '../../../lib/session/use-seal-password.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { SendRegisterCodeDocument, useRegisterMutation } from './auth.generated.ts';
import { typedStore } from './typed-store.ts';
import { useTaken } from './use-taken.ts';

const names = ['username', 'email', 'code', 'password', 'passwordAgain'] as const;

interface RegisterFormProps {
  /** The address must be shown by a mailed code to be one's own. */
  readonly isCodeRequired: boolean;
  readonly onDone: () => void;
}

/** A new account; registering signs in too. */
export function RegisterForm({ isCodeRequired, onDone }: RegisterFormProps) {
  const t = useText();
  const client = useApolloClient();
  const [isCodeSent, setCodeSent] = useState(false);
  const seal = useSealPassword();
  const [register] = useRegisterMutation();
  const form = useEntranceForm({
    initial: { ...typedStore.get(), code: '', password: '', passwordAgain: '' },
    check: ({ username, email, code, password, passwordAgain }) =>
      faultsOf({
        username: newUsernameFault(username),
        email: emailFault(email),
        code: isCodeRequired ? codeFault(code) : null,
        password: passwordFault(password),
        passwordAgain: repeatFault(password, passwordAgain),
      }),
    async send({ username, email, code, password }) {
      const { data } = await register({
        variables: {
          input: { username, email, password: await seal(password), code: isCodeRequired ? code.trim() : null },
        },
      });
      const result = data?.register;
      if (result?.__typename !== 'RegisterSuccess') {
        form.setValue('code', '');
        return refusalOf(t, result, names);
      }
      tokenStore.set(result.data.token);
      showToast('success', t({ id: 'auth.thanks' }));
      onDone();
      return null;
    },
  });
  const { username, email, password } = form.values;
  const nameFault = newUsernameFault(username);
  const nameTaken = useTaken('username', nameFault === null ? username : null);
  const emailTaken = useTaken('email', emailFault(email) === null ? email : null);
  const sendCode = async () => {
    const fault = emailFault(email);
    if (fault !== null) return { ...noRefusal, fields: { email: t(fault) } };
    const { data } = await client.mutate({ mutation: SendRegisterCodeDocument, variables: { email } });
    const result = data?.sendRegisterCode;
    return result?.__typename === 'SendRegisterCodeSuccess' ? 'sent' : refusalOf(t, result, names);
  };
  const typed = (name: 'username' | 'email') => {
    const field = form.field(name);
    return {
      ...field,
      onValue: (value: string) => {
        typedStore.set({ ...typedStore.get(), [name]: value });
        field.onValue(value);
      },
    };
  };
  const usernameField = typed('username');
  const emailField = typed('email');
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate>
      <Stack gap="3">
        <FormError refusal={form.refusal} />
        <FormField
          label={t({ id: 'auth.username' })}
          autoComplete="username"
          autoCapitalize="none"
          maxLength={maxUsername}
          autoFocus
          {...usernameField}
          error={
            nameTaken === 'taken'
              ? t({ id: 'auth.fault.usernameTaken' })
              : nameTaken === 'lookAlike'
                ? t({ id: 'auth.fault.usernameLooksTaken' })
                : // A phone's keyboard adds blanks: said at once, not after all else is filled in.
                  (usernameField.error ??
                  (nameFault !== null && /\s/.test(username) && username.trim() !== '' ? t(nameFault) : null))
          }
          // Always a line, so that nothing below moves when the answer comes in, not even from under a click.
          hint={nameTaken === 'free' ? t({ id: 'auth.free.username' }) : t({ id: 'auth.hint.username' })}
        />
        <FormField
          label={t({ id: 'auth.email' })}
          type="email"
          autoComplete="email"
          {...emailField}
          error={emailTaken === 'taken' ? t({ id: 'auth.fault.emailTaken' }) : emailField.error}
          hint={isCodeRequired ? t({ id: 'auth.hint.email' }) : t({ id: 'auth.code.none' })}
        />
        {isCodeRequired ? (
          <FormField
            label={t({ id: 'auth.code' })}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            maxLength={codeLength}
            hint={isCodeSent ? t({ id: 'auth.code.sent' }) : null}
            beside={
              <SendCodeButton
                timer="register"
                onSend={sendCode}
                onSent={() => setCodeSent(true)}
                onRefused={form.refuse}
              />
            }
            {...form.field('code')}
          />
        ) : null}
        <FormField
          label={t({ id: 'auth.password' })}
          type="password"
          autoComplete="new-password"
          maxLength={maxPassword}
          hint={<PasswordStrengthHint password={password} username={username} />}
          {...form.field('password')}
        />
        <FormField
          label={t({ id: 'auth.passwordAgain' })}
          type="password"
          autoComplete="new-password"
          maxLength={maxPassword}
          {...form.field('passwordAgain')}
        />
        <Button
          type="submit"
          size="sm"
          colorPalette="accent"
          disabled={form.isSending || nameTaken === 'taken' || nameTaken === 'lookAlike' || emailTaken === 'taken'}
          mt="1"
        >
          {t({ id: 'auth.register' })}
        </Button>
      </Stack>
    </form>
  );
}
