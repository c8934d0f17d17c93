import { message } from '../../../lib/intl/message.ts';
import type { ManagedUser } from './user-words.ts';

/** What a super admin does with one or several accounts. */
export type UserAct = 'disable' | 'enable' | 'signOut' | 'delete' | 'restore';

interface ActWords {
  /** The act by its name. */
  readonly action: ReturnType<typeof message>;
  /** Of its dialog, with `count`. */
  readonly title: ReturnType<typeof message>;
  readonly text: ReturnType<typeof message>;
  readonly done: ReturnType<typeof message>;
  readonly asksReason: boolean;
  readonly isHarsh: boolean;
}

export const actWords: Readonly<Record<UserAct, ActWords>> = {
  disable: {
    action: message({ id: 'users.disable' }),
    title: message({ id: 'users.disableTitle' }),
    text: message({ id: 'users.disableText' }),
    done: message({ id: 'users.disableDone' }),
    asksReason: true,
    isHarsh: true,
  },
  enable: {
    action: message({ id: 'users.enable' }),
    title: message({ id: 'users.enableTitle' }),
    text: message({ id: 'users.enableText' }),
    done: message({ id: 'users.enableDone' }),
    asksReason: false,
    isHarsh: false,
  },
  signOut: {
    action: message({ id: 'users.signOut' }),
    title: message({ id: 'users.signOutTitle' }),
    text: message({ id: 'users.signOutText' }),
    done: message({ id: 'users.signOutDone' }),
    asksReason: false,
    isHarsh: false,
  },
  delete: {
    action: message({ id: 'users.delete' }),
    title: message({ id: 'users.deleteTitle' }),
    text: message({ id: 'users.deleteText' }),
    done: message({ id: 'users.deleteDone' }),
    asksReason: true,
    isHarsh: true,
  },
  restore: {
    action: message({ id: 'users.restore' }),
    title: message({ id: 'users.restoreTitle' }),
    text: message({ id: 'users.restoreText' }),
    done: message({ id: 'users.restoreDone' }),
    asksReason: false,
    isHarsh: false,
  },
};

const possible: Readonly<Record<NonNullable<ManagedUser['accountStatus']>, readonly UserAct[]>> = {
  ACTIVE: ['disable', 'signOut', 'delete'],
  DISABLED: ['enable', 'delete'],
  DELETING: ['restore'],
  DELETED: [],
};

/** What can be done with an account. @param viewerId of who would do it; nobody locks themselves out. */
export function actsOn(
  { id, accountStatus }: Pick<ManagedUser, 'id' | 'accountStatus'>,
  viewerId: string | undefined,
): readonly UserAct[] {
  const acts = accountStatus === null ? [] : possible[accountStatus];
  return id === viewerId ? acts.filter((act) => act === 'signOut') : acts;
}

/** What can be done with all of several accounts at once; to sign out is none of it. */
export function commonActs(
  users: ReadonlyArray<Pick<ManagedUser, 'id' | 'accountStatus'>>,
  viewerId: string | undefined,
): readonly UserAct[] {
  const each = users.map((user) => actsOn(user, viewerId));
  return (['disable', 'enable', 'delete', 'restore'] as const).filter(
    (act) => each.length > 0 && each.every((acts) => acts.includes(act)),
  );
}

/** Can the site be viewed as an account? Not as a super admin, nor as one that cannot sign in. */
export function isViewable({ role, accountStatus }: Pick<ManagedUser, 'role' | 'accountStatus'>): boolean {
  return role !== 'ROOT' && accountStatus === 'ACTIVE';
}
