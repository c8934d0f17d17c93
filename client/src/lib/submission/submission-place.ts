import { problemAddress } from '../address/problem-address.ts';

/** Where a submission was submitted: a contest names problems by letters of its own. */
export interface PlacedSubmission {
  readonly id: number;
  /** Of practice in a group; null: the site, or a contest. */
  readonly groupId: number | null;
  readonly contestId: number | null;
  readonly contestProblemDisplayId: string | null;
  readonly contestProblemTitle: string | null;
  readonly problem: { readonly displayId: string; readonly title: string };
}

/** The problem of a submission as it is named where it was submitted, and the addresses of both. */
export function placeOfSubmission({
  id,
  groupId,
  contestId,
  contestProblemDisplayId,
  contestProblemTitle,
  problem,
}: PlacedSubmission) {
  if (contestId === null || contestProblemDisplayId === null) {
    return {
      displayId: problem.displayId,
      title: problem.title,
      problemAddress: problemAddress(groupId === null ? null : String(groupId), problem.displayId),
      submissionAddress: groupId === null ? `/submission-detail/${id}` : `/group/${groupId}/submission-detail/${id}`,
    };
  }
  const inContest = `/contest/${contestId}/problem/${encodeURIComponent(contestProblemDisplayId)}`;
  return {
    displayId: contestProblemDisplayId,
    title: contestProblemTitle ?? '',
    problemAddress: inContest,
    submissionAddress: `${inContest}/submission-detail/${id}`,
  };
}
