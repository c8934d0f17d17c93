import type { Credentials } from './credentials.ts';
import type { Refusal } from './use-credentials-form.ts';

/** A failure of signing in or registering, as the API answers it. */
interface Failure {
  readonly __typename: string;
  readonly message: string;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
}

const FIELD_BY_FAILURE: Readonly<Record<string, keyof Credentials>> = {
  UsernameTaken: 'username',
  EmailTaken: 'email',
  WrongCredentials: 'password',
};
const FIELD_NAMES: readonly (keyof Credentials)[] = ['username', 'email', 'password'];

/** Puts the server's sentences beside the fields they are about. */
export function refusalOf(failure: Failure): Refusal {
  const about = FIELD_BY_FAILURE[failure.__typename];
  if (about !== undefined) return { fields: { [about]: failure.message }, form: null };
  const fields: Refusal['fields'] = Object.fromEntries(
    (failure.fields ?? []).flatMap(({ path, message }) => {
      const name = FIELD_NAMES.find((candidate) => path.split('.').includes(candidate));
      return name === undefined ? [] : [[name, message]];
    }),
  );
  return { fields, form: Object.keys(fields).length > 0 ? null : failure.message };
}
