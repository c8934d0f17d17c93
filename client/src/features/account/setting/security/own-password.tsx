import { Text } from '@chakra-ui/react';
import { FormField } from '../../../../components/form/form-field.tsx';
import { maxGivenPassword, type Fault } from '../../../../lib/form/entrance-fields.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useSealPassword } from '../../../../lib/session/use-seal-password.ts';

/** The owner of the settings. */
export interface Owner {
  readonly username: string;
  readonly hasPassword: boolean;
}

interface OwnPasswordProps {
  readonly owner: Owner;
  readonly field: {
    readonly name: string;
    readonly value: string;
    readonly error: string | null;
    readonly onValue: (value: string) => void;
    readonly onBlur: () => void;
  };
}

/** Asks for the current password; where the account has none, says what stands for it. */
export function OwnPassword({ owner: { username, hasPassword }, field }: OwnPasswordProps) {
  const t = useText();
  if (!hasPassword) {
    return (
      <Text fontSize="sm" color="fg.muted">
        {t({ id: 'security.noPassword' })}
      </Text>
    );
  }
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <FormField
        label={t({ id: 'setting.currentPassword' })}
        type="password"
        autoComplete="current-password"
        maxLength={maxGivenPassword}
        {...field}
      />
    </>
  );
}

/** What is wrong with the password that was given. */
export function ownPasswordFault({ hasPassword }: Owner, password: string): Fault | null {
  return hasPassword && password === '' ? message({ id: 'setting.fault.currentPassword' }) : null;
}

/** Gives what to send as the current password; any text where the account has none. */
export function useOwnPassword({ hasPassword }: Owner): (password: string) => Promise<string> {
  const seal = useSealPassword();
  return (password) => (hasPassword ? seal(password) : Promise.resolve('none'));
}
