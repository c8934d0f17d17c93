import { Status } from '@verdict/judge/protocol/status.ts';

/** Verdicts of a sample with an output to look at. */
const comparable: readonly number[] = [
  Status.WRONG_ANSWER,
  Status.PRESENTATION_ERROR,
  Status.PARTIAL_ACCEPTED,
  Status.RUNTIME_ERROR,
  Status.TIME_LIMIT_EXCEEDED,
  Status.MEMORY_LIMIT_EXCEEDED,
];

/** Is there a sample among the cases whose output may be shown? @param cases null: hidden from the viewer. */
export function hasFailedSample(
  cases: readonly { readonly isSample: boolean; readonly status: number }[] | null,
): boolean {
  return cases?.some(({ isSample, status }) => isSample && comparable.includes(status)) === true;
}
