import { Box, Button, Field, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Choice } from '../../../components/choice.tsx';
import { CheckLabel } from '../../../components/form/check-label.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
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

/** May display ids begin so? The server asks the same. */
export function isPrefix(prefix: string): boolean {
  return /^[\p{L}\p{N}_.-]*$/u.test(prefix);
}

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
  /** Chosen problems on this page cannot keep their ids. */
  readonly hasRefusedIds: boolean;
  /** It is not known yet whether they can. */
  readonly isCheckingIds: boolean;
  readonly onIds: (ids: IdChoice) => void;
}

/** What is decided before a batch is begun. */
export function ImportOptions({
  importId,
  count,
  exceptIds,
  ids,
  hasRefusedIds,
  isCheckingIds,
  onIds,
}: ImportOptionsProps) {
  const t = useText();
  const [visibility, setVisibility] = useState<(typeof visibilities)[number]['value']>('PRIVATE');
  const { isIdKept, prefix } = ids;
  const [run, { loading }] = useRunProblemImportMutation();
  const act = useAct();
  const start = async () => {
    const input = { exceptIds: [...exceptIds], visibility, isIdKept, prefix: prefix.trim() };
    return (await run({ variables: { id: importId, input } })).data?.runProblemImport;
  };
  return (
    <Panel px="4" py="3" mb="3">
      <Stack gap="3" align="flex-start">
        <Flex gap="4" wrap="wrap" align="flex-start">
          <Field.Root w="auto">
            <Field.Label>{t({ id: 'batch.visibility' })}</Field.Label>
            <Choice
              label={t({ id: 'batch.visibility' })}
              value={visibility}
              options={visibilities.map(({ value, label }) => [value, t(label)])}
              onChange={(wanted) =>
                setVisibility(visibilities.find(({ value }) => value === wanted)?.value ?? 'PRIVATE')
              }
            />
          </Field.Root>
          <Box w="64">
            <FormField
              label={t({ id: 'batch.prefix' })}
              value={prefix}
              error={isPrefix(prefix.trim()) ? null : t({ id: 'batch.badPrefix' })}
              maxLength={maxPrefix}
              onValue={(value) => onIds({ isIdKept, prefix: value })}
            />
          </Box>
        </Flex>
        <CheckLabel>
          <input
            type="checkbox"
            checked={isIdKept}
            onChange={(event) => onIds({ isIdKept: event.target.checked, prefix })}
          />
          {t({ id: 'batch.keepIds' })}
        </CheckLabel>
        <Flex gap="3" wrap="wrap" align="center">
          <Button
            size="sm"
            colorPalette="accent"
            loading={loading}
            disabled={count === 0 || hasRefusedIds || isCheckingIds || !isPrefix(prefix.trim())}
            onClick={() => void act(start, null)}
          >
            {t({ id: 'batch.run' }, { count })}
          </Button>
          <Text role="status" fontSize="sm" color="amber.fg">
            {hasRefusedIds ? t({ id: 'batch.refusedIds' }) : null}
          </Text>
        </Flex>
      </Stack>
    </Panel>
  );
}
