import { Button, Field, Flex, Input } from '@chakra-ui/react';
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

interface ImportOptionsProps {
  readonly importId: number;
  /** Problems that are taken. */
  readonly count: number;
  /** Those that are left out. */
  readonly exceptIds: readonly number[];
}

/** What is decided before a batch is begun. */
export function ImportOptions({ importId, count, exceptIds }: ImportOptionsProps) {
  const t = useText();
  const [visibility, setVisibility] = useState<(typeof visibilities)[number]['value']>('PRIVATE');
  const [isIdKept, setIsIdKept] = useState(true);
  const [prefix, setPrefix] = useState('');
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
            onChange={(event) => setPrefix(event.currentTarget.value)}
          />
        </Field.Root>
        <CheckLabel minH="9">
          <input type="checkbox" checked={isIdKept} onChange={(event) => setIsIdKept(event.target.checked)} />
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
    </Panel>
  );
}
