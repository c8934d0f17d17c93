import { message } from '../../../lib/intl/message.ts';
import type { ManagedUser_UserFragment } from './users.generated.ts';

export type ManagedUser = ManagedUser_UserFragment;

/** Queries whose lists show accounts. */
export const userLists = ['ManagedUsers'];

type Status = NonNullable<ManagedUser['accountStatus']>;

/** Names of states of accounts and palettes of the site. */
export const statusLooks: Readonly<
  Record<Status, { readonly palette: string; readonly name: ReturnType<typeof message> }>
> = {
  ACTIVE: { palette: 'green', name: message({ id: 'users.status.active' }) },
  DISABLED: { palette: 'amber', name: message({ id: 'users.status.disabled' }) },
  DELETING: { palette: 'red', name: message({ id: 'users.status.deleting' }) },
  DELETED: { palette: 'gray', name: message({ id: 'users.status.deleted' }) },
};

export const genderNames: Readonly<Record<ManagedUser['gender'], ReturnType<typeof message>>> = {
  SECRECY: message({ id: 'users.gender.secrecy' }),
  MALE: message({ id: 'users.gender.male' }),
  FEMALE: message({ id: 'users.gender.female' }),
};

/** Orders of the list of users; the first one is meant where the address names none. */
export const orders = ['NEWEST', 'OLDEST', 'USERNAME', 'USERNAME_DESC'] as const;

/** Keys of a table of names, in its order. */
export function keysOf<Key extends string>(names: Readonly<Record<Key, unknown>>): Key[] {
  // Object literals of this type have no other keys.
  return Object.keys(names) as Key[];
}

/** The key that an address names; null: none of them. */
export function keyIn<Key extends string>(names: Readonly<Record<Key, unknown>>, text: string | null): Key | null {
  return keysOf(names).find((key) => key === text) ?? null;
}
