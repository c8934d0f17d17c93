import type { Services } from '../../core/context.ts';
import { removeLeftBehind } from '../package/scratch-folder.ts';

/**
 * Removes what imports have unpacked on this machine when their process was killed: at each start, and at night for
 * what a start could not know to be dead.
 */
export async function tidyScratchFolders({ log }: Pick<Services, 'log'>, now: Date): Promise<void> {
  try {
    const removed = await removeLeftBehind(now);
    if (removed > 0) log.info({ removed }, 'folders that a killed import left behind were removed');
  } catch (error) {
    log.warn({ err: error }, 'folders that imports left behind could not be looked for');
  }
}
