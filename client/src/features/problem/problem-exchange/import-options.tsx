import { Button, Field, Flex, Input, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Choice } from '../../../components/choice.tsx';
import { CheckLabel } from '../../../components/form/check-label.tsx';
import { Panel } from '../../../components/panel.tsx';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { useRunProblemImportMutation } from './problem-exchange.generated.ts';

const visibilities = [
  { value: 'PRIVATE', label: message({ id: 'batch.private' }) },
  { value: 'PUBLIC', label: message({ id: 'batch.public' }) },
  { value: 'CONTEST', label: message({ id: 'batch.contest' }) },
] as const;
const maxPrefix = 20;

/** How display ids of the new problems are made. */
export interface IdChoice {
  readonly isIdKept: boolean;
  readonly prefix: string;
}

interface ImportOptionsProps {
  readonly importId: number;
  /** Problems that are taken. */
  readonly count: number;
  /** Those that are left out. */
  readonly exceptIds: readonly number[];
  readonly ids: IdChoice;
  /** Problems on this page cannot keep their ids. */
  readonly hasRefusedIds: boolean;
  readonly onIds: (ids: IdChoice) => void;
}

/** What is decided before a batch is begun. */
export function ImportOptions({ importId, count, exceptIds, ids, hasRefusedIds, onIds }: ImportOptionsProps) {
  const t = useText();
  const [visibility, setVisibility] = useState<(typeof visibilities)[number]['value']>('PRIVATE');
  const { isIdKept, prefix } = ids;
  const [run, { loading }] = useRunProblemImportMutation();
  const act = useAct();
  return (
    <Panel px="4" py="3" mb="3">
      <Flex gap="4" wrap="wrap" align="flex-end">
        <Field.Root w="auto">
          <Field.Label>{t({ id: 'batch.visibility' })}</Field.Label>
          <Choice
            label={t({ id: 'batch.visibility' })}
            value={visibility}
            options={visibilities.map(({ value, label }) => [value, t(label)])}
            onChange={(wanted) => setVisibility(visibilities.find(({ value }) => value === wanted)?.value ?? 'PRIVATE')}
          />
        </Field.Root>
        <Field.Root w="auto">
          <Field.Label>{t({ id: 'batch.prefix' })}</Field.Label>
          <Input
            size="sm"
            w="40"
            maxLength={maxPrefix}
            value={prefix}
            onChange={(event) => onIds({ isIdKept, prefix: event.currentTarget.value })}
          />
        </Field.Root>
        <CheckLabel minH="9">
          <input
            type="checkbox"
            checked={isIdKept}
            onChange={(event) => onIds({ isIdKept: event.target.checked, prefix })}
          />
          {t({ id: 'batch.keepIds' })}
        </CheckLabel>
        <Button
          size="sm"
          colorPalette="accent"
          loading={loading}
          disabled={count === 0}
          onClick={() =>
            void act(
              async () =>
                (
                  await run({
                    variables: {
                      id: importId,
                      input: { exceptIds: [...exceptIds], visibility, isIdKept, prefix: prefix.trim() },
                    },
                  })
                ).data?.runProblemImport,
              null,
            )
          }
        >
          {t({ id: 'batch.run' }, { count })}
        </Button>
      </Flex>
      <Text role="status" fontSize="sm" color="amber.fg" mt="2" _empty={{ mt: '0' }}>
        {hasRefusedIds ? t({ id: 'batch.refusedIds' }) : null}
      </Text>
    </Panel>
  );
}
