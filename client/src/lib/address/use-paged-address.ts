import { useSearchParams } from 'react-router';
import { changeAddress, readLimit, readPage } from './read-address.ts';

/** The page of a list as the address says it. @param defaultSize rows on a page unless the address says otherwise. */
export function usePagedAddress(defaultSize: number) {
  const [params, setParams] = useSearchParams();
  const [page, size] = [readPage(params), readLimit(params, defaultSize)];
  const change = (values: Readonly<Record<string, string | null>>) => setParams(changeAddress(params, values));
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
