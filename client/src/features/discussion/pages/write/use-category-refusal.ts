import { useDiscussionPlace } from '../../../../components/discussion/discussion-place.ts';
import { useDiscussionRefusalQuery } from './discussion-form.generated.ts';

interface CategoryRefusalOptions {
  /** The discussion is to be started. */
  readonly isNew: boolean;
  /** Display id of the problem that it is about; null: none. */
  readonly problemId: string | null;
  /** Empty: none is chosen. */
  readonly categoryId: string;
}

/** Why the viewer may not start a discussion in the chosen category; null: they may, or it is not known yet. */
export function useCategoryRefusal({ isNew, problemId, categoryId }: CategoryRefusalOptions): string | null {
  const { groupId } = useDiscussionPlace();
  const { data } = useDiscussionRefusalQuery({
    variables: { groupId, problemDisplayId: problemId, categoryId },
    skip: !isNew || categoryId === '',
    fetchPolicy: 'cache-and-network',
  });
  return data?.discussionRefusal ?? null;
}
