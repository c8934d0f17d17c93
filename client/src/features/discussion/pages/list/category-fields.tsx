import { Box, Button, Flex, Input } from '@chakra-ui/react';
import { CheckLabel } from '../../../../components/form/check-label.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import type { EditedCategory } from './edited-categories.ts';

/** Longest name, in characters; the server decides. */
const maxLength = 50;

interface CategoryFieldsProps {
  readonly category: EditedCategory;
  /** Its place in the list, from 1. */
  readonly number: number;
  /** Categories in the list. */
  readonly count: number;
  /** What is wrong with its name; null: nothing. */
  readonly error: string | null;
  readonly onChange: (category: EditedCategory) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** The names of a category and whether it is for help, with buttons to move and remove it. */
export function CategoryFields({ category, number, count, error, onChange, onMove, onRemove }: CategoryFieldsProps) {
  const t = useText();
  return (
    <Box as="li" py="1.5">
      <Flex gap="2" align="center" wrap="wrap">
        <Input
          size="sm"
          flex="1 1 6rem"
          minW="0"
          maxLength={maxLength}
          aria-label={t({ id: 'discussion.categories.name' }, { number })}
          aria-invalid={error === null ? undefined : true}
          placeholder={t({ id: 'discussion.categories.nameZh' })}
          value={category.name}
          onChange={(event) => onChange({ ...category, name: event.target.value })}
        />
        <Input
          size="sm"
          flex="1 1 6rem"
          minW="0"
          maxLength={maxLength}
          aria-label={t({ id: 'discussion.categories.english' }, { number })}
          placeholder={t({ id: 'discussion.categories.nameEn' })}
          value={category.englishName}
          onChange={(event) => onChange({ ...category, englishName: event.target.value })}
        />
        <CheckLabel>
          <input
            type="checkbox"
            aria-label={t({ id: 'discussion.categories.isHelpOf' }, { number })}
            checked={category.isHelp}
            onChange={(event) => onChange({ ...category, isHelp: event.target.checked })}
          />
          {t({ id: 'discussion.categories.isHelp' })}
        </CheckLabel>
        <Flex>
          <Button
            size="xs"
            variant="ghost"
            px="1"
            disabled={number === 1}
            aria-label={t({ id: 'discussion.categories.moveUp' }, { number })}
            onClick={() => onMove(-1)}
          >
            ↑
          </Button>
          <Button
            size="xs"
            variant="ghost"
            px="1"
            disabled={number === count}
            aria-label={t({ id: 'discussion.categories.moveDown' }, { number })}
            onClick={() => onMove(1)}
          >
            ↓
          </Button>
          <Button
            size="xs"
            variant="ghost"
            px="1"
            aria-label={t({ id: 'discussion.categories.remove' }, { number })}
            onClick={onRemove}
          >
            <Icon name="close" />
          </Button>
        </Flex>
      </Flex>
      <Box role="alert" fontSize="xs" color="fg.error" _empty={{ display: 'none' }}>
        {error}
      </Box>
    </Box>
  );
}
