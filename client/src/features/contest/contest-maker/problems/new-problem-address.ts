import { problemFormAddress } from '../../../../lib/address/problem-address.ts';
import type { ContestProblemsPageQuery } from './contest-problems.generated.ts';

/** Where a problem for a contest is written: its form knows then what it is for. */
export function newProblemAddress({
  id,
  type,
  groupId,
}: Pick<NonNullable<ContestProblemsPageQuery['contestForm']>, 'id' | 'type' | 'groupId'>): string {
  return `${problemFormAddress(groupId === null ? null : String(groupId), null)}?contest=${id}&type=${type}`;
}
