import { message } from '../../../../lib/intl/message.ts';
import type { UserImport_ImportFragment } from './import-users.generated.ts';

type State = UserImport_ImportFragment['state'];

/** How each state of an import looks. */
export const importStates = {
  WAITING: { label: message({ id: 'users.importState.waiting' }), palette: 'accent' },
  RUNNING: { label: message({ id: 'users.importState.running' }), palette: 'accent' },
  DONE: { label: message({ id: 'users.importState.done' }), palette: 'green' },
  FAILED: { label: message({ id: 'users.importState.failed' }), palette: 'red' },
  UNDONE: { label: message({ id: 'users.importState.undone' }), palette: 'gray' },
} as const satisfies Record<State, object>;

/** Is an import not over yet? */
export function isUnderWay(state: State): boolean {
  return state === 'WAITING' || state === 'RUNNING';
}
