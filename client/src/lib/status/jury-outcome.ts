import type { IconName } from '../../components/icon/icon-paths.ts';
import type { StatusTone } from './status.ts';

/** What a report on the jury of a problem comes to. */
export type JuryOutcome = 'RUNNING' | 'AGREES' | 'DISAGREES' | 'INCOMPLETE' | 'NOTHING' | 'FAILED';

/** How the outcome of a report looks, wherever it is shown. */
export const outcomeLooks: Readonly<Record<JuryOutcome, { readonly tone: StatusTone; readonly icon: IconName }>> = {
  RUNNING: { tone: 'accent', icon: 'run' },
  AGREES: { tone: 'green', icon: 'check' },
  DISAGREES: { tone: 'red', icon: 'cross' },
  INCOMPLETE: { tone: 'amber', icon: 'alert' },
  NOTHING: { tone: 'gray', icon: 'info' },
  FAILED: { tone: 'red', icon: 'alert' },
};
