import type { Difficulty } from '../../components/difficulty-badge.tsx';
import { readInteger, readLimit, readPage, readTagIds } from '../../lib/address/read-address.ts';

/** Problems on a page unless the address says otherwise (specification, section 9). */
const PAGE_SIZE = 30;
/** The numbers of the address: 0 easy, 1 mid, 2 hard. */
export const DIFFICULTY_NUMBERS: readonly Difficulty[] = ['EASY', 'MID', 'HARD'];

/** What the address of the problem list says; nonsense in it counts as absent. */
export function readProblemListAddress(params: URLSearchParams) {
  return {
    keyword: params.get('keyword')?.trim() ?? '',
    difficulty: DIFFICULTY_NUMBERS[readInteger(params.get('difficulty')) ?? -1] ?? null,
    tagIds: readTagIds(params),
    page: readPage(params),
    size: readLimit(params, PAGE_SIZE),
  };
}
