import { Flex } from '@chakra-ui/react';
import { Status } from '@verdict/judge/protocol/status.ts';
import type { ReactNode } from 'react';
import { Choice } from '../../../components/choice.tsx';
import { FilterFold } from '../../../components/filter-fold.tsx';
import { MineSwitch } from '../../../components/mine-switch.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { searchFieldProps } from '../../../lib/keyboard/search-field.ts';
import { statusLooks } from '../../../lib/status/status.ts';
import { LanguageFilter } from './language-filter.tsx';
import type { readSubmissionListAddress } from './submission-list-address.ts';

/** States of the page alone; no submission is ever stored with them. */
const notStored: readonly number[] = [Status.NOT_SUBMITTED, Status.SUBMITTING];

interface SubmissionFiltersProps {
  readonly address: ReturnType<typeof readSubmissionListAddress>;
  /** New values of the address. */
  readonly onChange: (values: Readonly<Record<string, string | null>>) => void;
  /** Stands before them. */
  readonly children?: ReactNode;
}

/** Whose, which verdict, which language, which problem. */
export function SubmissionFilters({ address, onChange, children }: SubmissionFiltersProps) {
  const t = useText();
  const { status, languageKey, problemId, username } = address;
  const setCount = [status, languageKey, problemId, username].filter((value) => value !== null && value !== '').length;
  return (
    <Flex gap="2" mb="3" wrap="wrap">
      {children}
      <MineSwitch
        label={t({ id: 'submissionList.whose' })}
        onlyMine={address.onlyMine}
        onChange={(isMine) => onChange(isMine ? { onlyMine: 'true', username: null } : { onlyMine: null })}
      />
      <FilterFold count={setCount}>
        <Choice
          w={{ base: 'auto', sm: '11rem' }}
          flex={{ base: '1 0 6rem', sm: '0 0 auto' }}
          label={t({ id: 'submission.status' })}
          value={address.status === null ? '' : String(address.status)}
          options={[
            ['', t({ id: 'submissionList.anyStatus' })],
            ...statusLooks
              .filter(({ code }) => !notStored.includes(code))
              .map((look) => [String(look.code), t(look.label)] as const),
          ]}
          onChange={(value) => onChange({ status: value })}
        />
        <LanguageFilter languageKey={address.languageKey} onChange={(language) => onChange({ language })} />
        <Flex gap="2" flex={{ base: '1 1 100%', md: '1' }}>
          <SearchField
            label={t({ id: 'submissionList.problem' })}
            value={address.problemId}
            onSearch={(text) => onChange({ problemID: text, completeProblemID: null })}
            {...searchFieldProps}
          />
          <SearchField
            label={t({ id: 'submissionList.author' })}
            value={address.username}
            disabled={address.onlyMine}
            onSearch={(text) => onChange({ username: text })}
          />
        </Flex>
      </FilterFold>
    </Flex>
  );
}
