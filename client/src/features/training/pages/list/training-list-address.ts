import { readInteger, readPage } from '../../../../lib/address/read-address.ts';

/** Trainings on a page (specification, section 9). */
export const trainingPageSize = 15;

/** Access as the address names it. */
const accesses = { Public: 'PUBLIC', Private: 'PRIVATE' } as const;

/** What the address of the training list says; nonsense in it counts as absent. */
export function readTrainingListAddress(params: URLSearchParams) {
  const access = params.get('auth') ?? '';
  const categoryId = readInteger(params.get('categoryId')) ?? 0;
  return {
    accessName: Object.hasOwn(accesses, access) ? access : '',
    access: Object.hasOwn(accesses, access) ? accesses[access as keyof typeof accesses] : null,
    categoryId: categoryId > 0 ? String(categoryId) : null,
    keyword: params.get('keyword')?.trim() ?? '',
    page: readPage(params),
  };
}
