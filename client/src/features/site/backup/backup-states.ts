import { message } from '../../../lib/intl/message.ts';
import type { BackupRow_BackupFragment } from './backup.generated.ts';

/** How each state of a backup looks. */
export const backupStates = {
  WAITING: { label: message({ id: 'backup.stateWAITING' }), palette: 'accent' },
  RUNNING: { label: message({ id: 'backup.stateRUNNING' }), palette: 'accent' },
  DONE: { label: message({ id: 'backup.stateDONE' }), palette: 'green' },
  FAILED: { label: message({ id: 'backup.stateFAILED' }), palette: 'red' },
} as const satisfies Record<BackupRow_BackupFragment['state'], object>;
