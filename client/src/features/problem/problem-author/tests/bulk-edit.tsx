import { Button, Field, Flex, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../../../lib/intl/use-text.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { casesOf, changeCases, isGrouped, splitEvenly, totalScore } from '../form/case-modes.ts';
import { useProblemForm } from '../form/form-context.ts';

const empty = { from: '', until: '', group: '', score: '' };

/** Gives many cases a group or a score at once, and shares points out. */
export function BulkEdit() {
  const t = useText();
  const { values, change } = useProblemForm();
  const [range, setRange] = useState(empty);
  const count = casesOf(values.tests).length;
  const grouped = isGrouped(values);
  const apply = () => {
    const from = range.from.trim() === '' ? 1 : Number(range.from);
    const until = range.until.trim() === '' ? count : Number(range.until);
    if (!(Number.isInteger(from) && Number.isInteger(until) && from >= 1 && until >= from && until <= count))
      return showToast('warning', t({ id: 'author.bulk.range' }, { count }));
    const part = {
      ...(range.score.trim() === '' ? {} : { score: range.score.trim() }),
      ...(grouped && range.group.trim() !== '' ? { groupNumber: range.group.trim() } : {}),
    };
    change((before) => ({
      ...before,
      tests: changeCases(before.tests, (_one, index) => (index + 1 >= from && index < until ? part : {})),
    }));
    setRange({ ...empty, from: until < count ? String(until + 1) : '' });
  };
  return (
    <Flex role="group" aria-label={t({ id: 'author.bulk' })} gap="2" wrap="wrap" align="flex-end" mb="3">
      <SmallField
        label={t({ id: 'author.bulk.from' })}
        placeholder="1"
        value={range.from}
        onValue={(from) => setRange({ ...range, from })}
      />
      <SmallField
        label={t({ id: 'author.bulk.until' })}
        placeholder={String(count)}
        value={range.until}
        onValue={(until) => setRange({ ...range, until })}
      />
      {grouped ? (
        <SmallField
          label={t({ id: 'author.case.group' })}
          value={range.group}
          onValue={(group) => setRange({ ...range, group })}
        />
      ) : null}
      <SmallField
        label={t({ id: 'author.case.score' })}
        value={range.score}
        onValue={(score) => setRange({ ...range, score })}
      />
      <Button
        size="xs"
        variant="outline"
        disabled={range.group.trim() === '' && range.score.trim() === ''}
        onClick={apply}
      >
        {t({ id: 'author.bulk.apply' })}
      </Button>
      <Button size="xs" variant="outline" onClick={() => change(splitEvenly)}>
        {grouped ? t({ id: 'author.bulk.splitGroups' }) : t({ id: 'author.bulk.split' })}
      </Button>
      <Flex role="status" align="center" h="8" ms="auto" fontSize="sm" color="fg.muted">
        {t({ id: 'author.bulk.total' }, { total: totalScore(values) })}
      </Flex>
    </Flex>
  );
}

interface SmallFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

function SmallField({ label, placeholder, value, onValue }: SmallFieldProps) {
  return (
    <Field.Root w="5.5rem">
      <Field.Label fontSize="xs">{label}</Field.Label>
      <Input
        size="xs"
        inputMode="numeric"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
    </Field.Root>
  );
}
