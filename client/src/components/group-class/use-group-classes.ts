import { useMemo } from 'react';
import {
  useClassUsernamesQuery,
  useGroupClassesQuery,
  type GroupClass_ClassFragment,
} from './group-classes.generated.ts';

/**
 * Classes of a group by name, none for those who are no members; undefined until they are there.
 *
 * @param groupId null: there is no group, and no classes.
 */
export function useGroupClasses(groupId: string | null): readonly GroupClass_ClassFragment[] | undefined {
  const { data, previousData } = useGroupClassesQuery({
    variables: { groupId: groupId ?? '' },
    skip: groupId === null,
    fetchPolicy: 'cache-and-network',
  });
  return (data ?? previousData)?.group?.classes;
}

/** Name of the filter in addresses. */
const param = 'class';

/** The class that a list is narrowed to by its address; one that is gone narrows nothing. */
export function useClassFilter({
  groupId,
  params,
  change,
}: {
  /** Null: of the site, which has no classes. */
  readonly groupId: string | null;
  readonly params: URLSearchParams;
  readonly change: (values: Readonly<Record<string, string | null>>) => void;
}) {
  const classes = useGroupClasses(groupId);
  const named = params.get(param);
  const isGone = groupId === null || (classes !== undefined && !classes.some(({ id }) => id === named));
  return {
    /** Null: all members. */
    classId: isGone ? null : named,
    classes,
    choose: (id: string) => change({ [param]: id === '' ? null : id }),
  };
}

/** Usernames of the members of a class; null: no class is chosen; undefined until they are there. */
export function useClassUsernames(
  groupId: string | null,
  classId: string | null,
): ReadonlySet<string> | null | undefined {
  const { data } = useClassUsernamesQuery({
    variables: { groupId: groupId ?? '', classId: classId ?? '' },
    skip: groupId === null || classId === null,
    fetchPolicy: 'cache-and-network',
  });
  const usernames = data?.group?.classUsernames;
  const known = useMemo(() => (usernames ? new Set(usernames) : undefined), [usernames]);
  return groupId === null || classId === null ? null : known;
}
