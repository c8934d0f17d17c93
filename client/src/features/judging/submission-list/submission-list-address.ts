import { readInteger } from '../../../lib/address/read-address.ts';
import { statusLooks } from '../../../lib/status/status.ts';

/** Submissions on a page unless the address says otherwise (specification, section 9). */
export const pageSize = 15;

/** What the address of the submission list says; nonsense in it counts as absent. */
export function readSubmissionListAddress(params: URLSearchParams) {
  const status = readInteger(params.get('status'));
  const onlyMine = params.get('onlyMine') === 'true';
  return {
    onlyMine,
    status: statusLooks.some(({ code }) => code === status) ? status : null,
    // Only mine is one author already.
    username: onlyMine ? '' : (params.get('username')?.trim() ?? ''),
    languageKey: params.get('language')?.trim() ?? '',
    problemId: params.get('problemID')?.trim() ?? '',
    isProblemIdExact: params.get('completeProblemID') === 'true',
  };
}
