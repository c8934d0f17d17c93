import { useSearchParams } from 'react-router';
import { useClassFilter, useClassUsernames } from '../../../components/group-class/use-group-classes.ts';
import { changeAddress } from '../../../lib/address/read-address.ts';

/**
 * The class to which a scoreboard is narrowed by its address, and who is in it.
 *
 * @param groupId of the contest; null: of the site, which has no classes.
 */
export function useBoardClass(groupId: number | null) {
  const [params, setParams] = useSearchParams();
  const id = groupId === null ? null : String(groupId);
  const filter = useClassFilter({
    groupId: id,
    params,
    change: (values) => setParams(changeAddress(params, values), { replace: true }),
  });
  return { filter, usernames: useClassUsernames(id, filter.classId) };
}
