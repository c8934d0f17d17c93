import { readInteger, readPage } from '../../../../lib/address/read-address.ts';

/** Discussions on a page (specification, section 9). */
export const discussionPageSize = 10;

/** What the address of a list of discussions says; nonsense in it counts as absent. */
export function readDiscussionListAddress(params: URLSearchParams) {
  const categoryId = readInteger(params.get('cid')) ?? 0;
  return {
    categoryId: categoryId > 0 ? String(categoryId) : null,
    keyword: params.get('keyword')?.trim() ?? '',
    onlyUnanswered: params.get('unanswered') === 'true',
    onlyMine: params.get('onlyMine') === 'true',
    page: readPage(params),
  };
}
