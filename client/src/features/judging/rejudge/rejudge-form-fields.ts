import type { RejudgeCountQueryVariables } from './rejudge.generated.ts';

type RejudgeFilter = RejudgeCountQueryVariables['filter'];

/** What stands in the form, as typed. */
export interface RejudgeFields {
  readonly problem: string;
  readonly contest: string;
  readonly username: string;
  readonly submissions: string;
  readonly languageKey: string;
  readonly status: string;
  /** Local time, as the browser's field gives it. */
  readonly from: string;
  readonly until: string;
  readonly isOutdatedOnly: boolean;
  readonly includesManual: boolean;
}

/** An empty form. */
export const emptyFields: RejudgeFields = {
  problem: '',
  contest: '',
  username: '',
  submissions: '',
  languageKey: '',
  status: '',
  from: '',
  until: '',
  isOutdatedOnly: false,
  includesManual: false,
};

/** The filter a form stands for. Null: something that bounds it is missing, so there is nothing to count yet. */
export function filterOf(fields: RejudgeFields): RejudgeFilter | null {
  const { problem, contest, username, submissions, languageKey, status, from, until, isOutdatedOnly, includesManual } =
    fields;
  const ids = (submissions.match(/\d{1,9}/g) ?? []).map(Number);
  const contestId = /^\d{1,9}$/.test(contest.trim()) ? Number(contest.trim()) : null;
  if (problem.trim() === '' && contestId === null && username.trim() === '' && ids.length === 0 && from === '')
    return null;
  return {
    problemDisplayId: problem.trim() || null,
    contestId,
    username: username.trim() || null,
    submissionIds: ids.length === 0 ? null : ids,
    languageKey: languageKey || null,
    statuses: status === '' ? null : [Number(status)],
    submittedFrom: from === '' ? null : new Date(from).toISOString(),
    submittedUntil: until === '' ? null : new Date(until).toISOString(),
    isOutdatedOnly,
    includesManual,
  };
}
