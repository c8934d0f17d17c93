import { isFinal, Status } from '@verdict/judge/protocol/status.ts';
import type { Viewer } from '../../core/context.ts';
import { isSuperAdmin } from '../../core/viewer.rule.ts';

/** Who may change verdicts and when (specification, "Submission judging in admin"; decision 137, "Manual judge"). */

/** Rejudging, judging by hand, cancelling and all that belongs to batches: for super admins. */
export const verdictKeepers = { superAdmin: true } as const;

/** As the scope verdictKeepers, for what a field tells of the viewer. */
export function mayChangeVerdicts(viewer: Viewer): boolean {
  return isSuperAdmin(viewer);
}

/** Verdicts a person may give. */
export const manualStatuses: readonly number[] = [
  Status.PRESENTATION_ERROR,
  Status.WRONG_ANSWER,
  Status.ACCEPTED,
  Status.TIME_LIMIT_EXCEEDED,
  Status.MEMORY_LIMIT_EXCEEDED,
  Status.RUNTIME_ERROR,
  Status.SYSTEM_ERROR,
  Status.PARTIAL_ACCEPTED,
  Status.SUBMITTED_FAILED,
];

/** May its verdict be given by hand? Not while it is judged, and not where it did not compile. */
export function isOpenToHands(status: number): boolean {
  return isFinal(status) && status !== Status.COMPILE_ERROR;
}

/** Can it be cancelled? Also while it waits or is judged. */
export function isCancellable(status: number): boolean {
  return status !== Status.CANCELLED;
}
