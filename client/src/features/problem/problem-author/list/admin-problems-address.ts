import { readInteger, readPage } from '../../../../lib/address/read-address.ts';
import { visibilities } from '../form/visibilities.ts';

/** Page sizes of the list (specification 001, section 9). */
export const adminPageSizes = [10, 30, 50, 100] as const;
/** Where a problem is judged: here, or by which other judge. */
const allBanks = 'ALL';

/** What the address of the list says; nonsense in it counts as absent. */
export function readAdminProblemsAddress(params: URLSearchParams) {
  const size = readInteger(params.get('limit'));
  return {
    keyword: params.get('keyword')?.trim() ?? '',
    author: params.get('author')?.trim() ?? '',
    bank: params.get('oj')?.trim() || allBanks,
    visibility: visibilities.find(({ value }) => value === params.get('auth'))?.value ?? null,
    page: readPage(params),
    size: adminPageSizes.find((known) => known === size) ?? adminPageSizes[0],
  };
}
