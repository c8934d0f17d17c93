import { readInteger, readPage } from '../../../lib/address/read-address.ts';
import { VISIBILITIES } from '../form/visibilities.ts';

/** Page sizes of the list (specification 001, section 9). */
export const ADMIN_PAGE_SIZES = [10, 30, 50, 100] as const;
/** Where a problem is judged: here, or by which other judge. */
const ALL_BANKS = 'ALL';

/** What the address of the list says; nonsense in it counts as absent. */
export function readAdminProblemsAddress(params: URLSearchParams) {
  const size = readInteger(params.get('limit'));
  return {
    keyword: params.get('keyword')?.trim() ?? '',
    author: params.get('author')?.trim() ?? '',
    bank: params.get('oj')?.trim() || ALL_BANKS,
    visibility: VISIBILITIES.find(({ value }) => value === params.get('auth'))?.value ?? null,
    page: readPage(params),
    size: ADMIN_PAGE_SIZES.find((known) => known === size) ?? ADMIN_PAGE_SIZES[0],
  };
}
