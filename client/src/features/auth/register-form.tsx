import { Button, Stack } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';
import { tokenStore } from '../../lib/session/token-store.ts';
import { showToast } from '../../lib/toast/toast-store.ts';
import { useRegisterMutation } from './auth.generated.ts';
import { checkRegistration, PASSWORD_MAX, USERNAME_MAX } from './credentials.ts';
import { FormError } from './form-error.tsx';
import { FormField } from './form-field.tsx';
import { refusalOf } from './refusal.ts';
import { useCredentialsForm } from './use-credentials-form.ts';

/** A new account; registering signs in too. */
export function RegisterForm({ onDone }: { readonly onDone: () => void }) {
  const t = useText();
  const [register] = useRegisterMutation();
  const form = useCredentialsForm({
    check: checkRegistration,
    async send({ username, email, password }) {
      const { data } = await register({ variables: { input: { username, email, password } } });
      const result = data?.register;
      if (result?.__typename !== 'RegisterSuccess') return result ? refusalOf(result) : { fields: {}, form: t({ id: 'error.server' }) };
      tokenStore.set(result.data.token);
      showToast('success', t({ id: 'auth.thanks' }));
      onDone();
      return null;
    },
  });
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate>
      <Stack gap="3">
        <FormError text={form.formError} />
        <FormField label={t({ id: 'auth.username' })} autoComplete="username" autoCapitalize="none" maxLength={USERNAME_MAX} autoFocus {...form.field('username')} />
        <FormField label={t({ id: 'auth.email' })} type="email" autoComplete="email" {...form.field('email')} />
        <FormField label={t({ id: 'auth.password' })} type="password" autoComplete="new-password" maxLength={PASSWORD_MAX} {...form.field('password')} />
        <FormField label={t({ id: 'auth.passwordAgain' })} type="password" autoComplete="new-password" maxLength={PASSWORD_MAX} {...form.field('passwordAgain')} />
        <Button type="submit" size="sm" colorPalette="accent" disabled={form.isSending} mt="1">
          {t({ id: 'auth.register' })}
        </Button>
      </Stack>
    </form>
  );
}
