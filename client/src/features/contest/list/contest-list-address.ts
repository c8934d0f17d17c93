import { readPage } from '../../../lib/address/read-address.ts';

/** Contests on a page (specification, section 9). */
export const CONTEST_PAGE_SIZE = 10;

/** Status codes of the address (specification, section 3). */
const STATUSES = { '-1': 'SCHEDULED', '0': 'RUNNING', '1': 'ENDED' } as const;
/** Contest types of the address. */
const TYPES = { '0': 'ACM', '1': 'OI' } as const;

/** What the address of the contest list says; nonsense in it counts as absent. */
export function readContestListAddress(params: URLSearchParams) {
  const [status, type] = [params.get('status') ?? '', params.get('type') ?? ''];
  return {
    statusCode: Object.hasOwn(STATUSES, status) ? status : '',
    status: Object.hasOwn(STATUSES, status) ? STATUSES[status as keyof typeof STATUSES] : null,
    typeCode: Object.hasOwn(TYPES, type) ? type : '',
    type: Object.hasOwn(TYPES, type) ? TYPES[type as keyof typeof TYPES] : null,
    keyword: params.get('keyword')?.trim() ?? '',
    page: readPage(params),
  };
}
