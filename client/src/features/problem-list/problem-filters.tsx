import { Button, Flex } from '@chakra-ui/react';
import { Choice } from '../../components/choice.tsx';
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
    <Flex gap="2" mb="3" wrap="wrap">
      <SearchField flexBasis={{ base: '100%', sm: '12rem' }} label={t({ id: 'problemList.search' })} value={keyword} onSearch={(text) => onChange({ keyword: text })} {...SEARCH_FIELD_PROPS} />
      <Choice
        w="9rem"
        flexShrink="0"
        label={t({ id: 'problem.difficulty' })}
        value={difficulty ?? ''}
        options={[['', t({ id: 'problemList.anyDifficulty' })], ...DIFFICULTIES.map(({ value, label }) => [value, t(label)] as const)]}
        onChange={(value) => {
          const index = DIFFICULTY_NUMBERS.findIndex((name) => name === value);
          onChange({ difficulty: index < 0 ? null : String(index) });
        }}
      />
      <Button size="sm" variant="outline" disabled={!isFiltered} onClick={() => onChange({ keyword: null, difficulty: null, tagId: null })}>
        <Icon name="reset" />
        {t({ id: 'problemList.reset' })}
      </Button>
    </Flex>
  );
}
