import { Button, Flex } from '@chakra-ui/react';
import { Choice } from '../../../../components/choice.tsx';
import { FilterFold } from '../../../../components/filter-fold.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useProblemPlace } from '../../../../components/problem/problem-place.ts';
import { SearchField } from '../../../../components/search-field.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { searchFieldProps } from '../../../../lib/keyboard/search-field.ts';
import { visibilities } from '../form/visibilities.ts';
import { banks } from './banks.ts';

interface AdminProblemFiltersProps {
  readonly keyword: string;
  readonly author: string;
  readonly bank: string;
  readonly visibility: string | null;
  /** New values of the address. */
  readonly onChange: (values: Readonly<Record<string, string | null>>) => void;
}

/** What to look for among the problems. */
export function AdminProblemFilters({ keyword, author, bank, visibility, onChange }: AdminProblemFiltersProps) {
  const t = useText();
  const isOfGroup = useProblemPlace() !== null;
  const setCount = [author !== '', bank !== 'ALL', visibility !== null].filter(Boolean).length;
  const isFiltered = keyword !== '' || author !== '' || bank !== 'ALL' || visibility !== null;
  return (
    <Flex gap="2" mb="3" wrap="wrap">
      <SearchField
        flexBasis={{ base: '10rem', md: '14rem' }}
        label={t({ id: 'author.search' })}
        value={keyword}
        onSearch={(text) => onChange({ keyword: text })}
        {...searchFieldProps}
      />
      <FilterFold count={setCount}>
        <SearchField
          flexBasis={{ base: '100%', sm: '9rem' }}
          label={t({ id: 'author.author' })}
          value={author}
          onSearch={(text) => onChange({ author: text })}
        />
        {/* Problems of a group are judged here. */}
        {isOfGroup ? null : (
          <Choice
            flex={{ base: '1 1 6rem', md: '0 0 9rem' }}
            label={t({ id: 'author.bank' })}
            value={bank}
            options={[
              ['ALL', t({ id: 'author.bankAll' })],
              ['ME', t({ id: 'author.bankMine' })],
              ...banks.map((name) => [name, name] as const),
            ]}
            onChange={(value) => onChange({ oj: value === 'ALL' ? null : value })}
          />
        )}
        <Choice
          flex={{ base: '1 1 6rem', md: '0 0 9rem' }}
          label={t({ id: 'author.visibility' })}
          value={visibility ?? ''}
          options={[
            ['', t({ id: 'author.anyVisibility' })],
            ...visibilities.map(({ value, label }) => [value, t(label)] as const),
          ]}
          onChange={(value) => onChange({ auth: value })}
        />
        <Button
          size="sm"
          variant="outline"
          disabled={!isFiltered}
          onClick={() => onChange({ keyword: null, author: null, oj: null, auth: null })}
        >
          <Icon name="reset" />
          {t({ id: 'author.reset' })}
        </Button>
      </FilterFold>
    </Flex>
  );
}
