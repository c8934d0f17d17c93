import { useSearchParams } from 'react-router';
import { changeAddress } from '../../../lib/address/read-address.ts';
import type { BoardFilter } from './board-tools.tsx';

/** What of a board is shown, as the address says it, and how to change it. */
export function useBoardFilter(): readonly [
  BoardFilter,
  change: (values: Readonly<Record<string, string | null>>) => void,
] {
  const [params, setParams] = useSearchParams();
  const filter = {
    keyword: params.get('keyword')?.trim() ?? '',
    hasStars: params.get('stars') !== 'false',
    includesAfterEnd: params.get('containsEnd') === 'true',
    hasVirtual: params.get('virtual') === 'true',
    hasMenu: params.get('menu') !== 'false',
  };
  return [filter, (values) => setParams(changeAddress(params, values), { replace: true })];
}
