import { readInteger } from '../../../lib/address/read-address.ts';
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

/** Texts that are no ids. They must not be dropped: without them the filter would take more. */
export function faultsOf({ contest, submissions }: Pick<RejudgeFields, 'contest' | 'submissions'>) {
  return { contest: contest.trim() !== '' && readId(contest) === null, submissions: readIds(submissions) === null };
}

/** The filter of a form; null while a field is at fault or nothing bounds it. */
export function filterOf(fields: RejudgeFields): RejudgeFilter | null {
  const { problem, contest, username, submissions, languageKey, status, from, until, isOutdatedOnly, includesManual } =
    fields;
  const ids = readIds(submissions);
  if (ids === null || faultsOf(fields).contest) return null;
  const contestId = readId(contest);
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

/** An id with or without `#`. */
function readId(text: string): number | null {
  return readInteger(/^#?(\d+)$/.exec(text.trim())?.[1] ?? null);
}

/** Ids between spaces or punctuation; null if anything else is among them. */
function readIds(text: string): readonly number[] | null {
  const words = text.split(/[\s,;，；、]/).filter((word) => word !== '');
  const ids = words.map(readId).filter((id) => id !== null);
  return ids.length === words.length ? ids : null;
}
