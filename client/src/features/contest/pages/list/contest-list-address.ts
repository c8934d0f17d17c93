import { readPage } from '../../../../lib/address/read-address.ts';

/** Contests on a page (specification, section 9). */
export const contestPageSize = 10;

/** Status codes of the address (specification, section 3). */
const statuses = { '-1': 'SCHEDULED', '0': 'RUNNING', '1': 'ENDED' } as const;
/** Contest types of the address. */
const types = { '0': 'ACM', '1': 'OI' } as const;

/** What the address of the contest list says; nonsense in it counts as absent. */
export function readContestListAddress(params: URLSearchParams) {
  const [status, type] = [params.get('status') ?? '', params.get('type') ?? ''];
  return {
    statusCode: Object.hasOwn(statuses, status) ? status : '',
    status: Object.hasOwn(statuses, status) ? statuses[status as keyof typeof statuses] : null,
    typeCode: Object.hasOwn(types, type) ? type : '',
    type: Object.hasOwn(types, type) ? types[type as keyof typeof types] : null,
    keyword: params.get('keyword')?.trim() ?? '',
    page: readPage(params),
  };
}
