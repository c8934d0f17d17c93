import { message } from '../../../../lib/intl/message.ts';

/** How an import stands. */
export const stateTexts = {
  READING: message({ id: 'batch.remote.stateREADING' }),
  READY: message({ id: 'batch.remote.stateREADY' }),
  RUNNING: message({ id: 'batch.remote.stateRUNNING' }),
  DONE: message({ id: 'batch.remote.stateDONE' }),
} as const;

/** How one of its problems stands. */
export const itemStates = {
  WAITING: { label: message({ id: 'batch.remote.itemWAITING' }), color: 'gray' },
  READ: { label: message({ id: 'batch.remote.itemREAD' }), color: 'blue' },
  KNOWN: { label: message({ id: 'batch.remote.itemKNOWN' }), color: 'gray' },
  IMPORTED: { label: message({ id: 'batch.stateIMPORTED' }), color: 'green' },
  FAILED: { label: message({ id: 'batch.stateFAILED' }), color: 'red' },
} as const;
