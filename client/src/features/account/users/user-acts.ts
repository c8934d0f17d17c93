import { message } from '../../../lib/intl/message.ts';
import type { ManagedUser } from './user-words.ts';

/** What is done with accounts: previewed, with one or several, or as help with one. */
export type UserAct = BulkUserAct | HelpAct;
export type BulkUserAct = keyof typeof bulkWords;
/** How owners are helped to sign in. */
export type HelpAct = keyof typeof helpWords;

export const bulkWords = {
  disable: {
    act: 'DISABLE',
    action: message({ id: 'users.disable' }),
    /** Of its dialog, with `count`. */
    title: message({ id: 'users.disableTitle' }),
    text: message({ id: 'users.disableText' }),
    reasonHint: message({ id: 'users.reasonDisable' }),
    isHarsh: true,
  },
  enable: {
    act: 'ENABLE',
    action: message({ id: 'users.enable' }),
    title: message({ id: 'users.enableTitle' }),
    text: message({ id: 'users.enableText' }),
    reasonHint: null,
    isHarsh: false,
  },
  signOut: {
    act: 'SIGN_OUT',
    action: message({ id: 'users.signOut' }),
    title: message({ id: 'users.signOutTitle' }),
    text: message({ id: 'users.signOutText' }),
    reasonHint: null,
    isHarsh: false,
  },
  resetPassword: {
    act: 'RESET_PASSWORD',
    action: message({ id: 'users.resetPassword' }),
    title: message({ id: 'users.resetPasswordTitle' }),
    text: message({ id: 'users.resetPasswordText' }),
    reasonHint: null,
    isHarsh: true,
  },
  delete: {
    act: 'DELETE',
    action: message({ id: 'users.delete' }),
    title: message({ id: 'users.deleteTitle' }),
    text: message({ id: 'users.deleteText' }),
    reasonHint: message({ id: 'users.reasonDelete' }),
    isHarsh: true,
  },
  restore: {
    act: 'RESTORE',
    action: message({ id: 'users.restore' }),
    title: message({ id: 'users.restoreTitle' }),
    text: message({ id: 'users.restoreText' }),
    reasonHint: null,
    isHarsh: false,
  },
} as const;

export const helpWords = {
  sendLink: {
    action: message({ id: 'users.sendLink' }),
    title: message({ id: 'users.sendLinkTitle' }),
    text: message({ id: 'users.sendLinkText' }),
    done: message({ id: 'users.sendLinkDone' }),
    isHarsh: false,
  },
  unlock: {
    action: message({ id: 'users.unlock' }),
    title: message({ id: 'users.unlockTitle' }),
    text: message({ id: 'users.unlockText' }),
    done: message({ id: 'users.unlockDone' }),
    isHarsh: false,
  },
  removeSecondFactor: {
    action: message({ id: 'users.removeSecondFactor' }),
    title: message({ id: 'users.removeSecondFactorTitle' }),
    text: message({ id: 'users.removeSecondFactorText' }),
    done: message({ id: 'users.removeSecondFactorDone' }),
    isHarsh: true,
  },
} as const;

/** Is it previewed first? */
export function isBulkAct(act: UserAct): act is BulkUserAct {
  return act in bulkWords;
}

/** The name of an act. */
export function actionOf(act: UserAct): ReturnType<typeof message> {
  return isBulkAct(act) ? bulkWords[act].action : helpWords[act].action;
}

const possible: Readonly<Record<NonNullable<ManagedUser['accountStatus']>, readonly UserAct[]>> = {
  ACTIVE: ['sendLink', 'unlock', 'removeSecondFactor', 'signOut', 'resetPassword', 'disable', 'delete'],
  DISABLED: ['enable', 'delete'],
  DELETING: ['restore'],
  DELETED: [],
};

/** What support does as well as super admins. */
const ofSupport: readonly UserAct[] = ['sendLink', 'unlock', 'removeSecondFactor', 'signOut'];
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
  return actor.isSuperAdmin ? acts : acts.filter((act) => ofSupport.includes(act));
}

/** What can be done with some of several accounts; the preview says which are left out. */
export function actsOnSeveral(accounts: readonly Account[], actor: Actor): readonly BulkUserAct[] {
  const all = new Set(accounts.flatMap((account) => actsOn(account, actor)));
  return (['disable', 'enable', 'signOut', 'resetPassword', 'delete', 'restore'] as const).filter((act) =>
    all.has(act),
  );
}

/** Can the site be viewed as an account? Not as a super admin, nor as one that cannot sign in. */
export function isViewable({ role, accountStatus }: Pick<ManagedUser, 'role' | 'accountStatus'>): boolean {
  return role !== 'ROOT' && accountStatus === 'ACTIVE';
}
