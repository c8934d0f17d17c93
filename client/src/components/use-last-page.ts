import { useEffect, useEffectEvent } from 'react';

interface ShownPage {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  /** Items in all; undefined while they are asked for: what was stored may say too few. */
  readonly total: number | undefined;
  readonly onPage: (page: number) => void;
}

/**
 * Goes to the last page of a list when there is nothing where the reader is: the last item of the page is gone, or the
 * address is old.
 *
 * @returns is there nothing?
 */
export function useLastPage({ page, size, total, onPage }: ShownPage): boolean {
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / size));
  const isBeyond = total !== undefined && page > lastPage;
  const toLastPage = useEffectEvent(() => onPage(lastPage));
  useEffect(() => {
    if (isBeyond) toLastPage();
  }, [isBeyond, lastPage]);
  return isBeyond;
}
