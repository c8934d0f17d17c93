import { message } from '../../lib/intl/message.ts';
import type { RemoteLine_StatusFragment } from './remote-status.generated.ts';

/** How each state of a remote judge looks. */
export const remoteStates = {
  WORKING: { label: message({ id: 'remote.state.WORKING' }), palette: 'green' },
  SLOW: { label: message({ id: 'remote.state.SLOW' }), palette: 'amber' },
  BROWSER_ONLY: { label: message({ id: 'remote.state.BROWSER_ONLY' }), palette: 'amber' },
  DOWN: { label: message({ id: 'remote.state.DOWN' }), palette: 'red' },
  OFF: { label: message({ id: 'remote.state.OFF' }), palette: 'gray' },
  NOT_SET_UP: { label: message({ id: 'remote.state.NOT_SET_UP' }), palette: 'gray' },
} as const satisfies Record<RemoteLine_StatusFragment['state'], object>;

/** Why a judge is not reached. */
export const remoteCauses = {
  NETWORK: message({ id: 'remote.cause.NETWORK' }),
  HTTP5XX: message({ id: 'remote.cause.HTTP5XX' }),
  MAINTENANCE: message({ id: 'remote.cause.MAINTENANCE' }),
  CHALLENGE: message({ id: 'remote.cause.CHALLENGE' }),
  LAYOUT: message({ id: 'remote.cause.LAYOUT' }),
  NO_ACCOUNT: message({ id: 'remote.cause.NO_ACCOUNT' }),
  OTHER: message({ id: 'remote.cause.OTHER' }),
} as const satisfies Record<NonNullable<RemoteLine_StatusFragment['cause']>, object>;

/** What is asked of a remote judge. */
export const remoteOperations = {
  STATEMENT: message({ id: 'remote.operation.STATEMENT' }),
  SIGN_IN: message({ id: 'remote.operation.SIGN_IN' }),
  SUBMIT: message({ id: 'remote.operation.SUBMIT' }),
  POLL: message({ id: 'remote.operation.POLL' }),
} as const;

/** Who sends a submission to a remote judge. */
export const remoteModes = {
  POOL: message({ id: 'remote.mode.POOL' }),
  BYO_SESSION: message({ id: 'remote.mode.BYO_SESSION' }),
  BROWSER: message({ id: 'remote.mode.BROWSER' }),
  OFFICIAL_API: message({ id: 'remote.mode.OFFICIAL_API' }),
  CLAIM: message({ id: 'remote.mode.CLAIM' }),
} as const;
