import type { JudgeInfo } from './judge-info.ts';

/** Name of the background job of a judge; the row of that job is 1. */
export function jobNameOf({ key }: Pick<JudgeInfo, 'key'>): string {
  return `remote-${key.toLowerCase()}`;
}
