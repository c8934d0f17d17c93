import { useText } from '../../lib/intl/use-text.ts';
import { useLocale } from '../../lib/preferences/use-locale.ts';
import { Choice } from '../choice.tsx';
import { useDiscussionCategoriesQuery } from './discussion-categories.generated.ts';
import { useDiscussionPlace } from './discussion-place.ts';

interface CategoryChoiceProps {
  /** Null: all. */
  readonly categoryId: string | null;
  /** An empty id: all. */
  readonly onChange: (categoryId: string) => void;
}

/** Narrows a list of discussions to a category. */
export function CategoryChoice({ categoryId, onChange }: CategoryChoiceProps) {
  const t = useText();
  const { groupId } = useDiscussionPlace();
  const { data } = useDiscussionCategoriesQuery({ variables: { language: useLocale(), groupId } });
  return (
    <Choice
      label={t({ id: 'discussion.category' })}
      value={categoryId ?? ''}
      flex={{ base: '1', sm: '0 0 auto' }}
      minW={{ base: '9.5rem', sm: '0' }}
      options={[
        ['', t({ id: 'discussion.allCategories' })],
        ...(data?.discussionCategories ?? []).map(({ id, name }) => [id, name] as const),
      ]}
      onChange={onChange}
    />
  );
}
