import { Button } from '@chakra-ui/react';
import { useDiscussionCategoriesQuery } from '../../../../components/discussion/discussion-categories.generated.ts';
import { useDiscussionPlace } from '../../../../components/discussion/discussion-place.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';

interface UnansweredSwitchProps {
  /** Null: all. */
  readonly categoryId: string | null;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Narrows a list of discussions to questions without an answer, where a help category is among what it shows. */
export function UnansweredSwitch({ categoryId, isOn, onChange }: UnansweredSwitchProps) {
  const t = useText();
  const { groupId } = useDiscussionPlace();
  const { data } = useDiscussionCategoriesQuery({ variables: { language: useLocale(), groupId } });
  const hasHelp = data?.discussionCategories.some(
    ({ id, isHelp }) => isHelp && (categoryId === null || id === categoryId),
  );
  if (hasHelp === false && !isOn) return null;
  return (
    <Button
      size="sm"
      variant={isOn ? 'subtle' : 'outline'}
      colorPalette={isOn ? 'accent' : 'gray'}
      aria-pressed={isOn}
      // It keeps its place until the categories are known.
      visibility={hasHelp === undefined && !isOn ? 'hidden' : undefined}
      onClick={() => onChange(!isOn)}
    >
      {t({ id: 'discussion.onlyUnanswered' })}
    </Button>
  );
}
