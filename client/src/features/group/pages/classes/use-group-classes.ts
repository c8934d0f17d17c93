import { useGroup } from '../frame/group-context.ts';
import { useGroupClassesQuery, type GroupClass_ClassFragment } from './classes.generated.ts';

/** Classes of the group by name; undefined until they are there. */
export function useGroupClasses(): readonly GroupClass_ClassFragment[] | undefined {
  const { id: groupId } = useGroup();
  const { data, previousData } = useGroupClassesQuery({ variables: { groupId }, fetchPolicy: 'cache-and-network' });
  return (data ?? previousData)?.group?.classes;
}

/** Name of the filter in addresses. */
const param = 'class';

/** The class that a list is narrowed to by its address; one that is gone narrows nothing. */
export function useClassFilter({
  params,
  change,
}: {
  readonly params: URLSearchParams;
  readonly change: (values: Readonly<Record<string, string | null>>) => void;
}) {
  const classes = useGroupClasses();
  const named = params.get(param);
  const isGone = classes !== undefined && !classes.some(({ id }) => id === named);
  return {
    /** Null: all members. */
    classId: isGone ? null : named,
    classes,
    choose: (id: string) => change({ [param]: id === '' ? null : id }),
  };
}
