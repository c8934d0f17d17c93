import { Button, chakra } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { FormField } from '../../../../components/form/form-field.tsx';
import { focusFirstFault } from '../../../../lib/form/focus-first-fault.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useRegister } from './use-register.ts';

interface PasswordFormProps {
  /** The viewer is a member now; this form is about to go, with the focus. */
  readonly onRegistered: () => void;
}

/** Asks for the password of the training and registers with it. */
export function PasswordForm({ onRegistered }: PasswordFormProps) {
  const t = useText();
  const { register, refusal, isSending } = useRegister();
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void register(password).then((isIn) => {
      if (isIn) onRegistered();
      else focusFirstFault(form);
    });
  };
  return (
    <chakra.form noValidate display="flex" flexDirection="column" gap="3" onSubmit={submit}>
      {/* Browsers are not to store it as a password of the account. */}
      <FormField
        label={t({ id: 'training.password' })}
        name="training-password"
        type="password"
        autoComplete="off"
        maxLength={255}
        value={password}
        error={refusal}
        onValue={setPassword}
      />
      <Button type="submit" size="sm" colorPalette="accent" alignSelf="start" aria-disabled={isSending}>
        {t({ id: 'training.register' })}
      </Button>
    </chakra.form>
  );
}
