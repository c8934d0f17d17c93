import { Button, chakra } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { FormField } from '../../../../components/form/form-field.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useRegister } from './use-register.ts';

/** Asks for the password of the contest and registers with it. @param onDone the viewer is in. */
export function PasswordForm({ onDone }: { readonly onDone?: () => void }) {
  const t = useText();
  const { register, refusal, isSending } = useRegister();
  const [password, setPassword] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await register(password)) onDone?.();
  };
  return (
    <chakra.form display="flex" flexDirection="column" gap="3" onSubmit={(event) => void submit(event)}>
      {/* No password of the viewer's own: browsers are not to offer or keep it as one. */}
      <FormField
        label={t({ id: 'contest.password' })}
        name="contest-password"
        type="password"
        autoComplete="off"
        maxLength={255}
        placeholder={t({ id: 'contest.enterPassword' })}
        value={password}
        error={refusal}
        onValue={setPassword}
      />
      <Button type="submit" size="sm" colorPalette="accent" alignSelf="start" disabled={isSending}>
        {t({ id: 'contest.register' })}
      </Button>
    </chakra.form>
  );
}
