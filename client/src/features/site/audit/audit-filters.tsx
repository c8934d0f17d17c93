import { Button, Field, Flex } from '@chakra-ui/react';
import { areaTexts, groupAreas, groupKinds, kindTexts } from '../../../components/audit/audit-texts.ts';
import { Choice } from '../../../components/choice.tsx';
import { FilterFold } from '../../../components/filter-fold.tsx';
import { MomentInput } from '../../../components/form/moment-input.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { searchFieldProps } from '../../../lib/keyboard/search-field.ts';
import { filterNames, type AuditFilterTexts } from './audit-filter.ts';

/** Width of a search field that shows all of its label. */
const fullLabel = '12rem';
/** From the last key to the search, in ms. */
const typingMs = 300;

interface AuditFiltersProps {
  readonly filter: AuditFilterTexts;
  /** Are all entries of one group? */
  readonly isOfGroup: boolean;
  readonly onChange: (values: Readonly<Record<string, string | null>>) => void;
}

/** Narrows the log; all of it is in the address. */
export function AuditFilters({ filter, isOfGroup, onChange }: AuditFiltersProps) {
  const t = useText();
  const names = filterNames.filter((name) => !isOfGroup || name !== 'group');
  const isNarrowed = names.some((name) => filter[name] !== '');
  const setCount = names.filter((name) => name !== 'actor' && filter[name] !== '').length;
  const offered = (texts: typeof kindTexts, ofGroup: ReadonlySet<string>) =>
    Object.entries(texts)
      .filter(([name]) => !isOfGroup || ofGroup.has(name))
      .map(([name, text]) => [name, t(text)] as const);
  return (
    <Flex gap="2" mb="3" wrap="wrap" align="center">
      <SearchField
        label={t({ id: 'audit.actor' })}
        short={t({ id: 'audit.actorShort' })}
        value={filter.actor}
        maxLength={255}
        typingMs={typingMs}
        flexBasis={{ base: '10rem', md: fullLabel }}
        onSearch={(actor) => onChange({ actor })}
        {...searchFieldProps}
      />
      <FilterFold count={setCount}>
        <Choice
          label={t({ id: 'audit.area' })}
          maxW="11rem"
          value={filter.area}
          options={[['', t({ id: 'audit.anyArea' })], ...offered(areaTexts, groupAreas)]}
          onChange={(area) => onChange({ area })}
        />
        <Choice
          label={t({ id: 'audit.kind' })}
          maxW="11rem"
          value={filter.kind}
          options={[['', t({ id: 'audit.anyKind' })], ...offered(kindTexts, groupKinds)]}
          onChange={(kind) => onChange({ kind })}
        />
        <SearchField
          label={t({ id: 'audit.target' })}
          value={filter.target}
          maxLength={255}
          typingMs={typingMs}
          flexBasis={{ base: '100%', md: fullLabel }}
          onSearch={(target) => onChange({ target })}
        />
        {isOfGroup ? null : (
          <SearchField
            label={t({ id: 'audit.group' })}
            value={filter.group}
            maxLength={9}
            inputMode="numeric"
            typingMs={typingMs}
            flexBasis="7rem"
            onSearch={(group) => onChange({ group })}
          />
        )}
        {/* Both go to a row of their own where there is no room for them. */}
        <Flex gap="inherit" wrap="wrap" align="center">
          <Moment label={t({ id: 'audit.from' })} value={filter.from} onValue={(from) => onChange({ from })} />
          <Moment label={t({ id: 'audit.until' })} value={filter.until} onValue={(until) => onChange({ until })} />
        </Flex>
        {isNarrowed ? (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => onChange(Object.fromEntries(names.map((name) => [name, null])))}
          >
            {t({ id: 'audit.clear' })}
          </Button>
        ) : null}
      </FilterFold>
    </Flex>
  );
}

interface MomentProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

function Moment({ label, value, onValue }: MomentProps) {
  return (
    <Field.Root w={{ base: 'full', md: 'auto' }} flexDirection="row" alignItems="center" gap="2">
      <Field.Label fontSize="xs" whiteSpace="nowrap" minW={{ base: '12', md: '0' }}>
        {label}
      </Field.Label>
      <MomentInput kind="datetime-local" bg="bg.panel" value={value} onValue={onValue} />
    </Field.Root>
  );
}
