import type { TagGroup } from '../../../components/tag-choice/tag-group.ts';
import { useGroupTagsQuery, useProblemTagsQuery } from './problem-list.generated.ts';

/**
 * Tags to choose from: those of the bank under their classifications, those of a group together; undefined until they
 * are there.
 *
 * @param groupId null: of the site. @param bank null: of all banks.
 */
export function useTagsOfPlace(groupId: string | null, bank: string | null): readonly TagGroup[] | undefined {
  const isGroup = groupId !== null;
  const site = useProblemTagsQuery({ variables: { origin: bank ?? 'ALL' }, fetchPolicy: 'cache-first', skip: isGroup });
  const group = useGroupTagsQuery({ variables: { groupId: Number(groupId) }, skip: !isGroup });
  if (!isGroup) return site.data?.tagGroups;
  const own = group.data?.tags.filter((tag) => tag.groupId === Number(groupId));
  return own && [{ classification: null, tags: own }];
}
