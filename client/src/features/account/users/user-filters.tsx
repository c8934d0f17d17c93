import { Flex } from '@chakra-ui/react';
import { Choice } from '../../../components/choice.tsx';
import { orderIn } from '../../../components/data-table/row-orders.ts';
import { FilterFold } from '../../../components/filter-fold.tsx';
import { Toggle } from '../../../components/form/toggle.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { searchFieldProps } from '../../../lib/keyboard/search-field.ts';
import { roleNames, siteRightNames } from '../../../lib/session/role-names.ts';
import { keyIn, keysOf, orders, statusLooks } from './user-words.ts';

/** What the address says of a list of users. */
export function readUserFilter(params: URLSearchParams) {
  return {
    filter: {
      search: params.get('keyword')?.trim() ?? '',
      status: keyIn(statusLooks, params.get('status')),
      role: keyIn(roleNames, params.get('role')),
      siteRight: keyIn(siteRightNames, params.get('right')),
      isAdmin: params.get('onlyAdmin') === 'true',
    },
    order: orderIn(orders, params) ?? orders[0],
  } as const;
}

interface UserFiltersProps {
  readonly params: URLSearchParams;
  readonly onChange: (values: Readonly<Record<string, string | null>>) => void;
}

/** Narrows the list of users. */
export function UserFilters({ params, onChange }: UserFiltersProps) {
  const t = useText();
  const { filter } = readUserFilter(params);
  const setCount = [filter.status, filter.role, filter.siteRight, filter.isAdmin].filter(Boolean).length;
  return (
    <Flex gap="2" mb="3" wrap="wrap" align="center">
      <SearchField
        label={t({ id: 'users.search' })}
        value={filter.search}
        maxLength={254}
        flexBasis={{ base: '10rem', md: '18rem' }}
        onSearch={(text) => onChange({ keyword: text })}
        {...searchFieldProps}
      />
      <FilterFold count={setCount}>
        <Choice
          label={t({ id: 'users.status' })}
          value={filter.status ?? ''}
          options={[
            ['', t({ id: 'users.anyStatus' })],
            ...keysOf(statusLooks).map((key) => [key, t(statusLooks[key].name)] as const),
          ]}
          onChange={(status) => onChange({ status })}
        />
        <Choice
          label={t({ id: 'users.role' })}
          maxW="14rem"
          value={filter.role ?? ''}
          options={[
            ['', t({ id: 'users.anyRole' })],
            ...keysOf(roleNames).map((key) => [key, t(roleNames[key])] as const),
          ]}
          onChange={(role) => onChange({ role })}
        />
        <Choice
          label={t({ id: 'users.rights' })}
          maxW="14rem"
          value={filter.siteRight ?? ''}
          options={[
            ['', t({ id: 'users.anyRight' })],
            ...keysOf(siteRightNames).map((key) => [key, t(siteRightNames[key])] as const),
          ]}
          onChange={(right) => onChange({ right })}
        />
        <Toggle
          label={t({ id: 'users.onlyAdmins' })}
          checked={filter.isAdmin}
          onChange={(isOn) => onChange({ onlyAdmin: isOn ? 'true' : null })}
        />
      </FilterFold>
    </Flex>
  );
}
