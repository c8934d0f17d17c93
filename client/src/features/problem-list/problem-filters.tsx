import { Button, Flex, NativeSelect } from '@chakra-ui/react';
import { DIFFICULTIES, type Difficulty } from '../../components/difficulty-badge.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { useText } from '../../lib/intl/use-text.ts';
import { SEARCH_FIELD_PROPS } from '../../lib/keyboard/search-field.ts';
import { DIFFICULTY_NUMBERS } from './problem-list-address.ts';

interface ProblemFiltersProps {
  readonly keyword: string;
  readonly difficulty: Difficulty | null;
  readonly hasTags: boolean;
  /** New values of the address. */
  readonly onChange: (values: Readonly<Record<string, string | null>>) => void;
}

/** What to search for among the problems. */
export function ProblemFilters({ keyword, difficulty, hasTags, onChange }: ProblemFiltersProps) {
  const t = useText();
  const isFiltered = keyword !== '' || difficulty !== null || hasTags;
  return (
    <Flex gap="2" mb="3" wrap={{ base: 'wrap', sm: 'nowrap' }}>
      <SearchField label={t({ id: 'problemList.search' })} value={keyword} onSearch={(text) => onChange({ keyword: text })} {...SEARCH_FIELD_PROPS} />
      <NativeSelect.Root size="sm" w="9rem" flexShrink="0">
        <NativeSelect.Field
          bg="bg.panel"
          aria-label={t({ id: 'problem.difficulty' })}
          value={difficulty ?? ''}
          onChange={(event) => {
            const index = DIFFICULTY_NUMBERS.findIndex((name) => name === event.target.value);
            onChange({ difficulty: index < 0 ? null : String(index) });
          }}
        >
          <option value="">{t({ id: 'problemList.anyDifficulty' })}</option>
          {DIFFICULTIES.map(({ value, label }) => (
            <option key={value} value={value}>
              {t(label)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Button size="sm" variant="outline" disabled={!isFiltered} onClick={() => onChange({ keyword: null, difficulty: null, tagId: null })}>
        <Icon name="reset" />
        {t({ id: 'problemList.reset' })}
      </Button>
    </Flex>
  );
}
