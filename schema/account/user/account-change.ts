/** What of an account the owner is told of, in case it was not the owner. */
export const accountChanges = [
  'password',
  /** By a mailed link, which ends sessions and API tokens as well. */
  'passwordReset',
  /** By an admin of the group that made the account. */
  'passwordGiven',
  /** A super admin sees the site as the account does; nothing is changed. */
  'viewed',
  /** By a super admin, as all to `dataExported`. */
  'passwordSet',
  'renamed',
  'emailSet',
  'disabled',
  'enabled',
  'deletionRequested',
  'restored',
  'dataExported',
  'email',
  'secondFactorOn',
  'secondFactorOff',
  /** By a super admin or support. */
  'secondFactorRemoved',
  'passkeyAdded',
  'passkeyRemoved',
  'identityLinked',
  'identityUnlinked',
  'dataExportRequested',
] as const;

export type AccountChange = (typeof accountChanges)[number];
