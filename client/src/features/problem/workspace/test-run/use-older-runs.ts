import { useReducer } from 'react';
import type { RunState, TriedProgram } from './use-run.ts';

/**
 * Which runs are of another program than the editor holds, in their order, and how to look again while it is typed
 * into: the page is drawn again only when that changes.
 *
 * @param now reads the program in the editor.
 */
export function useOlderRuns(now: () => TriedProgram, runs: readonly Pick<RunState, 'tried'>[]) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const look = () => {
    const { languageKey, code } = now();
    return runs.map(({ tried }) => tried !== null && (tried.languageKey !== languageKey || tried.code !== code));
  };
  const isOlder = look();
  return {
    isOlder,
    recheck() {
      if (look().some((older, index) => older !== isOlder[index])) redraw();
    },
  };
}
