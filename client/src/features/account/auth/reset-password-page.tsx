import { Button, Stack, Text } from '@chakra-ui/react';
import { useNavigate, useSearchParams } from 'react-router';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeading } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Panel } from '../../../components/panel.tsx';
import { PasswordStrengthHint } from '../../../components/password-strength/password-strength-hint.tsx';
import { passwordFault, repeatFault, usernameFault } from '../../../lib/form/entrance-faults.ts';
import { faultsOf, maxPassword, maxUsername } from '../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../lib/form/use-entrance-form.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { authDialogStore } from '../../../lib/session/auth-dialog-store.ts';
import { tokenStore } from '../../../lib/session/token-store.ts';
import { useSealPassword } from '../../../lib/session/use-seal-password.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { useResetPasswordMutation } from './auth.generated.ts';
import { typedStore } from './typed-store.ts';
import { useTaken } from './use-taken.ts';

const names = ['username', 'password', 'passwordAgain'] as const;

/** Where a mailed link leads: a new password for the account. */
export function ResetPasswordPage() {
  const t = useText();
  const code = useSearchParams()[0].get('code') ?? '';
  return (
    <PageBody>
      <PageTitle text={t({ id: 'auth.resetPassword' })} />
      <Panel maxW="26rem" mx="auto" p={{ base: '4', md: '6' }}>
        <PageHeading size="md" mb="4">
          {t({ id: 'auth.resetPassword' })}
        </PageHeading>
        {code === '' ? <Text color="fg.muted">{t({ id: 'auth.reset.incomplete' })}</Text> : <ResetForm code={code} />}
        <Button
          mt="4"
          size="2xs"
          variant="plain"
          px="0"
          color="accent.fg"
          onClick={() => authDialogStore.set({ tab: 'resetPassword', reason: null })}
        >
          {t({ id: 'auth.reset.another' })}
        </Button>
      </Panel>
    </PageBody>
  );
}

function ResetForm({ code }: { readonly code: string }) {
  const t = useText();
  const navigate = useNavigate();
  const seal = useSealPassword();
  const { user } = useViewer();
  const [reset] = useResetPasswordMutation();
  const initial = useSearchParams()[0].get('username') ?? '';
  const form = useEntranceForm({
    initial: { username: initial, password: '', passwordAgain: '' },
    check: ({ username, password, passwordAgain }) =>
      faultsOf({
        username: usernameFault(username),
        password: passwordFault(password),
        passwordAgain: repeatFault(password, passwordAgain),
      }),
    async send({ username, password }) {
      const { data } = await reset({ variables: { input: { username, password: await seal(password), code } } });
      const result = data?.resetPassword;
      if (result?.__typename !== 'ResetPasswordSuccess') return refusalOf(t, result, names);
      // All sessions of the account have ended, this one too if it was its own.
      if (user?.username.toLowerCase() === username.toLowerCase()) tokenStore.set(null);
      typedStore.set({ ...typedStore.get(), username });
      showToast('success', t({ id: 'auth.reset.done' }));
      await navigate('/');
      authDialogStore.set({ tab: 'signIn', reason: 'passwordReset' });
      return null;
    },
  });
  const { username, password } = form.values;
  const usernameField = form.field('username');
  const isKnown = useTaken('username', usernameFault(username) === null ? username : null);
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate>
      <Stack gap="3">
        <FormError refusal={form.refusal} />
        <FormField
          label={t({ id: 'auth.username' })}
          autoComplete="username"
          autoCapitalize="none"
          maxLength={maxUsername}
          {...usernameField}
          error={isKnown === 'free' ? t({ id: 'auth.fault.usernameUnknown' }) : usernameField.error}
        />
        <FormField
          label={t({ id: 'auth.newPassword' })}
          type="password"
          autoComplete="new-password"
          maxLength={maxPassword}
          autoFocus
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
        <Button type="submit" size="sm" colorPalette="accent" disabled={form.isSending || isKnown === 'free'} mt="1">
          {t({ id: 'auth.reset.set' })}
        </Button>
      </Stack>
    </form>
  );
}
