import { readInteger, readPage } from '../../../../lib/address/read-address.ts';
import type { GroupAccess } from './group-list.generated.ts';

/** Groups on a page, and the sizes to choose from (specification, section 9). */
const defaultSize = 15;
export const groupPageSizes = [9, 15, 30, 60, 120] as const;

/** Access as the address numbers it. */
export const accessNumbers = { PUBLIC: 1, PROTECTED: 2, PRIVATE: 3 } as const satisfies Record<GroupAccess, number>;

/** Which groups: those in use, or own ones that are archived or disbanded. */
export const groupStates = ['inUse', 'archived', 'disbanded'] as const;

/** What the address of the group list says; nonsense in it counts as absent. */
export function readGroupListAddress(params: URLSearchParams) {
  const number = readInteger(params.get('auth'));
  const limit = readInteger(params.get('limit'));
  return {
    access: accesses.find((access) => accessNumbers[access] === number) ?? null,
    keyword: params.get('keyword')?.trim() ?? '',
    onlyMine: params.get('onlyMine') === 'true',
    state: groupStates.find((state) => state === params.get('state')) ?? 'inUse',
    page: readPage(params),
    size: groupPageSizes.find((size) => size === limit) ?? defaultSize,
  };
}

// The keys of the table are its levels of access.
export const accesses = Object.keys(accessNumbers) as readonly GroupAccess[];
