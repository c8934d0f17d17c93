import { message } from '../../../lib/intl/message.ts';
import type {
  ManagedJudge_JudgeFragment,
  RemoteAccount_AccountFragment,
  RemoteJobRow_JobFragment,
} from './remote-admin.generated.ts';

/** What is asked of a judge. */
export const operationTexts = {
  STATEMENT: message({ id: 'remoteAdmin.operation.STATEMENT' }),
  SIGN_IN: message({ id: 'remoteAdmin.operation.SIGN_IN' }),
  SUBMIT: message({ id: 'remoteAdmin.operation.SUBMIT' }),
  POLL: message({ id: 'remoteAdmin.operation.POLL' }),
} as const satisfies Record<ManagedJudge_JudgeFragment['breakers'][number]['operation'], object>;

/** How each state of an account looks. */
export const accountStates = {
  OK: { label: message({ id: 'remoteAdmin.account.OK' }), palette: 'green' },
  NEEDS_HUMAN: { label: message({ id: 'remoteAdmin.account.NEEDS_HUMAN' }), palette: 'amber' },
  BANNED: { label: message({ id: 'remoteAdmin.account.BANNED' }), palette: 'red' },
  DISABLED: { label: message({ id: 'remoteAdmin.account.DISABLED' }), palette: 'gray' },
} as const satisfies Record<RemoteAccount_AccountFragment['state'], object>;

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
