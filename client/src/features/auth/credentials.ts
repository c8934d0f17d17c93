import { message } from '../../lib/intl/message.ts';
import type { MessageId } from '../../lib/intl/use-text.ts';

/** Limits of the specification, section 9; the server decides. */
export const USERNAME_MAX = 20;
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 20;

/** What stands in the two forms. */
export interface Credentials {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly passwordAgain: string;
}
/** A form's faults by field, as keys of the catalogues. */
export type CredentialFaults = Partial<Record<keyof Credentials, { readonly id: MessageId }>>;

export const EMPTY_CREDENTIALS: Credentials = { username: '', email: '', password: '', passwordAgain: '' };

/** Checks what signing in needs. */
export function checkSignIn({ username, password }: Credentials): CredentialFaults {
  return { ...checkUsername(username), ...checkPassword(password) };
}

/** Checks what registering needs. */
export function checkRegistration(credentials: Credentials): CredentialFaults {
  const { email, password, passwordAgain } = credentials;
  return {
    ...checkSignIn(credentials),
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? {} : { email: message({ id: 'auth.fault.email' }) }),
    ...(password === passwordAgain ? {} : { passwordAgain: message({ id: 'auth.fault.repeat' }) }),
  };
}

function checkUsername(username: string): CredentialFaults {
  if (username.trim() === '') return { username: message({ id: 'auth.fault.usernameRequired' }) };
  return username.length > USERNAME_MAX ? { username: message({ id: 'auth.fault.usernameLong' }) } : {};
}

function checkPassword(password: string): CredentialFaults {
  if (password === '') return { password: message({ id: 'auth.fault.passwordRequired' }) };
  return password.length < PASSWORD_MIN || password.length > PASSWORD_MAX ? { password: message({ id: 'auth.fault.passwordLength' }) } : {};
}
