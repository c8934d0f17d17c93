import { domainErrorText, type DomainError } from '../failure/domain-error.ts';
import type { Text } from '../intl/use-text.ts';

/** What the server said of a form: sentences by field, and one of the form as a whole. */
export interface Refusal {
  readonly fields: Readonly<Record<string, string | undefined>>;
  readonly form: string | null;
  /** When the next try is looked at, where that is known. */
  readonly retryAt: string | null;
}

export const noRefusal: Refusal = { fields: {}, form: null, retryAt: null };

/** A refusal without the fault of a field, for when its value is changed. */
export function withoutFault(name: string): (refusal: Refusal) => Refusal {
  return (refusal) => ({ ...refusal, fields: { ...refusal.fields, [name]: undefined } });
}

const fieldByFailure: Readonly<Record<string, string>> = {
  UsernameTaken: 'username',
  UsernameLooksTaken: 'username',
  EmailTaken: 'email',
  EmailUnknown: 'email',
  WrongCredentials: 'password',
  WrongEmailCode: 'code',
  WrongCaptcha: 'captcha',
  WrongPassword: 'currentPassword',
  PasswordUnchanged: 'newPassword',
  EmailUnchanged: 'newEmail',
};

/**
 * Puts the server's sentences beside the fields they are about.
 *
 * @param failure undefined: the server sent no data. @param names of the form's fields. @param more failures that are
 *   about other fields here.
 */
export function refusalOf(
  t: Text,
  failure: DomainError | undefined,
  names: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Refusal {
  if (failure === undefined) return { ...noRefusal, form: domainErrorText(t, failure) };
  const about = more[failure.__typename] ?? fieldByFailure[failure.__typename];
  if (about !== undefined && names.includes(about)) return { ...noRefusal, fields: { [about]: failure.message } };
  const fields = Object.fromEntries(
    (failure.fields ?? []).filter(({ path }) => names.includes(path)).map(({ path, message }) => [path, message]),
  );
  return { fields, form: Object.keys(fields).length > 0 ? null : failure.message, retryAt: failure.retryAt ?? null };
}
