import { readLimit, readPage } from './read-address.ts';
import { useAddressParams } from './use-address-params.ts';

/** The page of a list as the address says it. @param defaultSize rows on a page unless the address says otherwise. */
export function usePagedAddress(defaultSize: number) {
  const { params, change } = useAddressParams();
  const [page, size] = [readPage(params), readLimit(params, defaultSize)];
  return {
    params,
    page,
    size,
    change,
    /** Props of the pager. */
    pager: {
      page,
      size,
      onPage: (to: number) => change({ currentPage: String(to) }),
      onSize: (limit: number) => change({ limit: String(limit) }),
    },
  };
}
