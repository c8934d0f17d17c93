import { Button, Stack } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';
import { tokenStore } from '../../lib/session/token-store.ts';
import { showToast } from '../../lib/toast/toast-store.ts';
import { useSignInMutation } from './auth.generated.ts';
import { checkSignIn, PASSWORD_MAX, USERNAME_MAX } from './credentials.ts';
import { FormError } from './form-error.tsx';
import { FormField } from './form-field.tsx';
import { refusalOf } from './refusal.ts';
import { useCredentialsForm } from './use-credentials-form.ts';

/** Username and password. */
export function SignInForm({ onDone }: { readonly onDone: () => void }) {
  const t = useText();
  const [signIn] = useSignInMutation();
  const form = useCredentialsForm({
    check: checkSignIn,
    async send({ username, password }) {
      const { data } = await signIn({ variables: { input: { username, password } } });
      const result = data?.signIn;
      if (result?.__typename !== 'SignInSuccess') return result ? refusalOf(result) : { fields: {}, form: t({ id: 'error.server' }) };
      tokenStore.set(result.data.token);
      showToast('success', t({ id: 'auth.welcomeBack' }));
      onDone();
      return null;
    },
  });
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate>
      <Stack gap="3">
        <FormError text={form.formError} />
        <FormField label={t({ id: 'auth.username' })} autoComplete="username" autoCapitalize="none" maxLength={USERNAME_MAX} autoFocus {...form.field('username')} />
        <FormField label={t({ id: 'auth.password' })} type="password" autoComplete="current-password" maxLength={PASSWORD_MAX} {...form.field('password')} />
        <Button type="submit" size="sm" colorPalette="accent" disabled={form.isSending} mt="1">
          {t({ id: 'auth.signIn' })}
        </Button>
      </Stack>
    </form>
  );
}
