import { message } from '../../../lib/intl/message.ts';
import type { RemoteAccount_AccountFragment, RemoteJobRow_JobFragment } from './remote-admin.generated.ts';

/** By the classes of schema/remote/core/failure.ts. */
const failureTexts = {
  network: message({ id: 'remoteAdmin.failure.network' }),
  http5xx: message({ id: 'remoteAdmin.failure.http5xx' }),
  maintenance: message({ id: 'remoteAdmin.failure.maintenance' }),
  throttle: message({ id: 'remoteAdmin.failure.throttle' }),
  challenge: message({ id: 'remoteAdmin.failure.challenge' }),
  auth: message({ id: 'remoteAdmin.failure.auth' }),
  layout: message({ id: 'remoteAdmin.failure.layout' }),
  refused: message({ id: 'remoteAdmin.failure.refused' }),
} as const;

/** What happened and what to do; null: the class is of a newer server. */
export function failureTextOf(failureClass: string | null) {
  return Object.entries(failureTexts).find(([name]) => name === failureClass)?.[1] ?? null;
}

/** How each state of an account looks. */
const accountStates = {
  OK: { label: message({ id: 'remoteAdmin.account.OK' }), palette: 'green' },
  NEEDS_HUMAN: { label: message({ id: 'remoteAdmin.account.NEEDS_HUMAN' }), palette: 'amber' },
  BANNED: { label: message({ id: 'remoteAdmin.account.BANNED' }), palette: 'red' },
  DISABLED: { label: message({ id: 'remoteAdmin.account.DISABLED' }), palette: 'gray' },
} as const satisfies Record<RemoteAccount_AccountFragment['state'], object>;

const unchecked = { label: message({ id: 'remoteAdmin.account.UNCHECKED' }), palette: 'gray' } as const;

/** How an account looks: until its first sign-in nobody knows whether it can be used. */
export function accountLookOf({
  state,
  isSignedIn,
  checkedAt,
}: Pick<RemoteAccount_AccountFragment, 'state' | 'isSignedIn' | 'checkedAt'>) {
  return state === 'OK' && !isSignedIn && checkedAt === null ? unchecked : accountStates[state];
}

/** How each state of a job looks. */
export const jobStates = {
  QUEUED: { label: message({ id: 'remoteAdmin.job.QUEUED' }), palette: 'accent' },
  WAITING: { label: message({ id: 'remoteAdmin.job.WAITING' }), palette: 'accent' },
  SENDING: { label: message({ id: 'remoteAdmin.job.SENDING' }), palette: 'accent' },
  UNCERTAIN: { label: message({ id: 'remoteAdmin.job.UNCERTAIN' }), palette: 'amber' },
  RUNNING: { label: message({ id: 'remoteAdmin.job.RUNNING' }), palette: 'accent' },
  HELD: { label: message({ id: 'remoteAdmin.job.HELD' }), palette: 'red' },
  NOT_SENT: { label: message({ id: 'remoteAdmin.job.NOT_SENT' }), palette: 'amber' },
  DONE: { label: message({ id: 'remoteAdmin.job.DONE' }), palette: 'green' },
} as const satisfies Record<RemoteJobRow_JobFragment['state'], object>;
