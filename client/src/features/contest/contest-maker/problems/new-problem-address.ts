import type { ContestProblemsPageQuery } from './contest-problems.generated.ts';

/** Where a problem for a contest is written: its form knows then what it is for. */
export function newProblemAddress({
  id,
  type,
}: Pick<NonNullable<ContestProblemsPageQuery['contestForm']>, 'id' | 'type'>): string {
  return `/admin/problem/create?contest=${id}&type=${type}`;
}
