import { message } from '../../../lib/intl/message.ts';
import type { ManagedUser } from './user-words.ts';

/** What is done with accounts. */
export type UserAct = 'disable' | 'enable' | 'delete' | 'restore' | HelpAct;
/** What support does as well as super admins, with one account at a time. */
type HelpAct = 'signOut' | 'sendLink' | 'unlock' | 'removeSecondFactor';

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
  sendLink: {
    action: message({ id: 'users.sendLink' }),
    title: message({ id: 'users.sendLinkTitle' }),
    text: message({ id: 'users.sendLinkText' }),
    done: message({ id: 'users.sendLinkDone' }),
    asksReason: false,
    isHarsh: false,
  },
  unlock: {
    action: message({ id: 'users.unlock' }),
    title: message({ id: 'users.unlockTitle' }),
    text: message({ id: 'users.unlockText' }),
    done: message({ id: 'users.unlockDone' }),
    asksReason: false,
    isHarsh: false,
  },
  removeSecondFactor: {
    action: message({ id: 'users.removeSecondFactor' }),
    title: message({ id: 'users.removeSecondFactorTitle' }),
    text: message({ id: 'users.removeSecondFactorText' }),
    done: message({ id: 'users.removeSecondFactorDone' }),
    asksReason: false,
    isHarsh: true,
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
  ACTIVE: ['sendLink', 'unlock', 'removeSecondFactor', 'signOut', 'disable', 'delete'],
  DISABLED: ['enable', 'delete'],
  DELETING: ['restore'],
  DELETED: [],
};

const helps: readonly UserAct[] = ['sendLink', 'unlock', 'removeSecondFactor', 'signOut'] satisfies readonly HelpAct[];
const adminRoles: readonly ManagedUser['role'][] = ['ROOT', 'ADMIN', 'PROBLEM_ADMIN'];

type Account = Pick<ManagedUser, 'id' | 'accountStatus' | 'role' | 'siteRights' | 'email' | 'hasSecondFactor'>;

/** Who would do it. */
interface Actor {
  readonly id: string | undefined;
  readonly isSuperAdmin: boolean;
}

/** May the account be helped: by super admins any, by support those of no staff? */
export function isHelped({ role, siteRights }: Pick<Account, 'role' | 'siteRights'>, { isSuperAdmin }: Actor): boolean {
  return isSuperAdmin || (!adminRoles.includes(role) && (siteRights ?? []).length === 0);
}

/** What can be done with an account; nobody locks themselves out. */
export function actsOn(account: Account, actor: Actor): readonly UserAct[] {
  const { id, accountStatus, email, hasSecondFactor } = account;
  if (accountStatus === null || !isHelped(account, actor)) return [];
  const acts = possible[accountStatus].filter(
    (act) => (act !== 'sendLink' || email !== null) && (act !== 'removeSecondFactor' || hasSecondFactor === true),
  );
  if (id === actor.id) return acts.filter((act) => act === 'signOut');
  return actor.isSuperAdmin ? acts : acts.filter((act) => helps.includes(act));
}

/** What can be done with all of several accounts at once. */
export function commonActs(accounts: readonly Account[], actor: Actor): readonly UserAct[] {
  const each = accounts.map((account) => actsOn(account, actor));
  return (['disable', 'enable', 'delete', 'restore'] as const).filter(
    (act) => each.length > 0 && each.every((acts) => acts.includes(act)),
  );
}

/** Can the site be viewed as an account? Not as a super admin, nor as one that cannot sign in. */
export function isViewable({ role, accountStatus }: Pick<ManagedUser, 'role' | 'accountStatus'>): boolean {
  return role !== 'ROOT' && accountStatus === 'ACTIVE';
}
