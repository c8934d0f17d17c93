import type { RejudgeRow_RejudgeFragment } from './rejudge.generated.ts';

/** Is it a preview that is neither applied nor discarded? */
export function isOpenPreview({ isPreview, state }: Pick<RejudgeRow_RejudgeFragment, 'isPreview' | 'state'>): boolean {
  return isPreview && (state === 'RUNNING' || state === 'READY');
}
