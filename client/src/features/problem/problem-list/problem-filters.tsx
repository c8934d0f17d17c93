import { Button, Flex } from '@chakra-ui/react';
import { Choice } from '../../../components/choice.tsx';
import { difficulties } from '../../../components/difficulty-badge.tsx';
import { FilterFold } from '../../../components/filter-fold.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { searchFieldProps } from '../../../lib/keyboard/search-field.ts';
import {
  bankWord,
  difficultyWord,
  filterOf,
  localBank,
  progressFilters,
  sorts,
  typeWord,
  type AddressChange,
  type ProblemListAddress,
} from './problem-list-address.ts';

interface ProblemFiltersProps {
  readonly address: ProblemListAddress;
  /** Banks that have problems, as the API names them; null: problems of a group, which has none. */
  readonly banks: readonly string[] | null;
  /** Names of the judges that banks are of. */
  readonly judges: ReadonlyArray<{ readonly key: string; readonly name: string }>;
  readonly isSignedIn: boolean;
  /** Problems that match; null: not known yet. */
  readonly total: number | null;
  readonly onChange: (change: AddressChange) => void;
}

/** Every value that `Reset` takes away; how the list looks stays. */
const nothing: AddressChange = {
  keyword: null,
  difficulty: null,
  type: null,
  oj: null,
  tagId: null,
  progress: null,
  sort: null,
};

/** What to search for among the problems, and in which order they come. */
export function ProblemFilters({ address, banks, judges, isSignedIn, total, onChange }: ProblemFiltersProps) {
  const t = useText();
  const { keyword, difficulty, type, bank, progress, sort, hasTagsShown } = address;
  const isFiltered = Object.keys(filterOf(address)).length > 0 || sort !== null;
  const setCount = [difficulty, type, bank, progress, sort].filter((value) => value !== null).length;
  const isDefaultOrder = sort === null || (sort === 'DISPLAY_ID' && keyword === '');
  // The bank of the address stands in the list before the others are known.
  const known = [...new Set([localBank.origin, ...(banks ?? []), ...(bank === null ? [] : [bank])])];
  const bankName = (name: string) => {
    if (name === localBank.origin) return t({ id: 'problemList.localBank' });
    return judges.find(({ key }) => key === name)?.name ?? name;
  };
  return (
    <Flex gap="2" mb="3" wrap="wrap">
      <SearchField
        flexBasis={{ base: '10rem', md: '100%' }}
        label={t({ id: 'problemList.search' })}
        short={t({ id: 'problemList.searchShort' })}
        value={keyword}
        maxLength={255}
        onSearch={(text) => onChange({ keyword: text, ...(text === '' ? {} : { sort: null }) })}
        {...searchFieldProps}
      />
      <FilterFold
        count={setCount}
        found={{
          text: isFiltered ? (total === null ? '' : t({ id: 'problemList.found' }, { count: total })) : null,
          act: total === null ? null : t({ id: 'problemList.showFound' }, { count: total }),
        }}
      >
        {banks === null ? null : (
          <Choice
            {...width}
            label={t({ id: 'problemList.bank' })}
            value={bank ?? ''}
            options={[['', t({ id: 'problemList.anyBank' })], ...known.map((name) => [name, bankName(name)] as const)]}
            onChange={(value) => onChange({ oj: value === '' ? null : bankWord(value), tagId: null })}
          />
        )}
        <Choice
          {...width}
          label={t({ id: 'problem.difficulty' })}
          value={difficulty ?? ''}
          options={[
            ['', t({ id: 'problemList.anyDifficulty' })],
            ...difficulties.map(({ value, label }) => [value, t(label)] as const),
          ]}
          onChange={(value) => onChange({ difficulty: difficultyWord(value) })}
        />
        <Choice
          {...width}
          label={t({ id: 'problemList.type' })}
          value={type ?? ''}
          options={[
            ['', t({ id: 'problemList.anyType' })],
            ['ACM', 'ACM'],
            ['OI', 'OI'],
          ]}
          onChange={(value) => onChange({ type: typeWord(value) })}
        />
        {isSignedIn ? (
          <Choice
            {...width}
            label={t({ id: 'problemList.progress' })}
            value={progress ?? ''}
            options={[
              ['', t({ id: 'problemList.anyProgress' })],
              ...progressFilters.map(({ value, label }) => [value, t(label)] as const),
            ]}
            onChange={(chosen) =>
              onChange({ progress: progressFilters.find(({ value }) => value === chosen)?.word ?? null })
            }
          />
        ) : null}
        <Choice
          {...width}
          label={t({ id: 'problemList.sort' })}
          value={isDefaultOrder ? '' : sort}
          options={[
            ['', keyword === '' ? t({ id: 'problemList.sort.id' }) : t({ id: 'problemList.sort.relevance' })],
            ...sorts
              .filter(({ value }) => keyword !== '' || value !== 'DISPLAY_ID')
              .map(({ value, label }) => [value, t(label)] as const),
          ]}
          onChange={(chosen) => onChange({ sort: sorts.find(({ value }) => value === chosen)?.word ?? null })}
        />
        <Button
          {...width}
          size="sm"
          {...(hasTagsShown ? shown : hidden)}
          aria-pressed={hasTagsShown}
          onClick={() => onChange({ showTags: hasTagsShown ? 'false' : null, currentPage: String(address.page) })}
        >
          {t({ id: 'problemList.showTags' })}
        </Button>
        <Button {...width} size="sm" variant="outline" disabled={!isFiltered} onClick={() => onChange(nothing)}>
          <Icon name="reset" />
          {t({ id: 'problemList.reset' })}
        </Button>
      </FilterFold>
    </Flex>
  );
}

/** Tags can be seen, or not. */
const shown = { variant: 'subtle', colorPalette: 'accent' } as const;
const hidden = { variant: 'outline' } as const;

/** Two in a row on a phone. */
const width = { flex: { base: '1 1 40%', md: '0 1 auto' } } as const;
