import { Button, chakra, Flex } from '@chakra-ui/react';
import { useText } from '../../../../lib/intl/use-text.ts';
import type { TrainingListCategoriesQuery } from './training-list.generated.ts';

interface CategoryChipsProps {
  readonly categories: TrainingListCategoriesQuery['trainingCategories'];
  /** Null: all. */
  readonly chosenId: string | null;
  readonly onChoose: (id: string | null) => void;
}

/** Categories as buttons in their colours, in one row on phones. Pressing the chosen one again shows all. */
export function CategoryChips({ categories, chosenId, onChoose }: CategoryChipsProps) {
  const t = useText();
  return (
    <Flex
      role="group"
      aria-label={t({ id: 'training.category' })}
      gap="1.5"
      wrap={{ base: 'nowrap', md: 'wrap' }}
      align="center"
      minH="10"
      p="1"
      m="-1"
      overflowX={{ base: 'auto', md: 'visible' }}
      overflowY={{ base: 'hidden', md: 'visible' }}
    >
      <Chip
        text={t({ id: 'training.anyCategory' })}
        color={null}
        isChosen={chosenId === null}
        onPress={() => onChoose(null)}
      />
      {categories.map(({ id, name, color }) => (
        <Chip
          key={id}
          text={name}
          color={color}
          isChosen={id === chosenId}
          onPress={() => onChoose(id === chosenId ? null : id)}
        />
      ))}
    </Flex>
  );
}

interface ChipProps {
  readonly text: string;
  readonly color: string | null;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

function Chip({ text, color, isChosen, onPress }: ChipProps) {
  return (
    <Button
      size="xs"
      variant={isChosen ? 'subtle' : 'outline'}
      colorPalette={isChosen ? 'accent' : 'gray'}
      borderRadius="full"
      flexShrink="0"
      maxW="16rem"
      aria-pressed={isChosen}
      onClick={onPress}
    >
      {color === null ? null : <ColorDot style={{ backgroundColor: color }} aria-hidden />}
      <chakra.span truncate>{text}</chakra.span>
    </Button>
  );
}

const ColorDot = chakra('span', {
  base: {
    boxSize: '2.5',
    flexShrink: '0',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
  },
});
