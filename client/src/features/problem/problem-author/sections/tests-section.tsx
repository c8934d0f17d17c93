import { Box, Button, Flex } from '@chakra-ui/react';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import {
  caseModeLabels,
  caseModeHint,
  caseModesFor,
  casesOf,
  isGrouped,
  isScored,
  withGroups,
} from '../form/case-modes.ts';
import { useProblemForm } from '../form/form-context.ts';
import { ChoiceInput } from '../form/text-fields.tsx';
import type { TestSource } from '../form/values.ts';
import { BulkEdit } from '../tests/bulk-edit.tsx';
import { CaseTable } from '../tests/case-table.tsx';
import { GroupPart } from '../tests/group-part.tsx';
import { ManualPart } from '../tests/manual-part.tsx';
import { UploadPart } from '../tests/upload-part.tsx';
import { Fields, ItemFault, Part } from './section-parts.tsx';

const testSources = [
  { value: 'KEPT', label: message({ id: 'author.source.kept' }) },
  { value: 'UPLOADED', label: message({ id: 'author.source.uploaded' }) },
  { value: 'MANUAL', label: message({ id: 'author.source.manual' }) },
] as const satisfies readonly { readonly value: TestSource; readonly label: { readonly id: string } }[];

/** The tests, what they count, and how their results become one. */
export function TestsSection() {
  const t = useText();
  const { values, change } = useProblemForm();
  const { tests, type, judgeCaseMode } = values;
  const sources = testSources.filter(
    ({ value }) => value !== 'KEPT' || tests.keptCases.length > 0 || tests.isKeptRemote,
  );
  const choose = (source: TestSource) =>
    change((before) => {
      const chosen = { ...before, tests: withGroups({ ...before.tests, source }) };
      return caseModesFor(chosen).includes(chosen.judgeCaseMode) ? chosen : { ...chosen, judgeCaseMode: 'DEFAULT' };
    });
  return (
    <>
      <Part title={t({ id: 'author.scoring' })}>
        <Fields columns={2}>
          <ChoiceInput
            path="judgeCaseMode"
            label={t({ id: 'author.caseMode' })}
            hint={t(caseModeHint(type, judgeCaseMode))}
            value={judgeCaseMode}
            options={caseModesFor(values).map((mode) => [mode, t(caseModeLabels[mode])] as const)}
            onValue={(mode) => change({ judgeCaseMode: mode })}
          />
        </Fields>
      </Part>
      <Part title={t({ id: 'author.source.title' })}>
        <Flex role="group" aria-label={t({ id: 'author.source.title' })} gap="1" mb="3" wrap="wrap">
          {sources.map(({ value, label }) => (
            <Button
              key={value}
              size="xs"
              variant={value === tests.source ? 'subtle' : 'ghost'}
              colorPalette={value === tests.source ? 'accent' : 'gray'}
              aria-pressed={value === tests.source}
              onClick={() => choose(value)}
            >
              {t(label)}
            </Button>
          ))}
        </Flex>
        <ItemFault path="tests" />
        {tests.source === 'UPLOADED' ? <UploadPart /> : null}
        {tests.source === 'MANUAL' ? <ManualPart /> : null}
        {tests.source === 'KEPT' ? (
          <Box fontSize="sm" color="fg.muted">
            {t({ id: 'author.source.keptHint' }, { count: tests.keptCases.length })}
          </Box>
        ) : null}
      </Part>
      {casesOf(tests).length === 0 ? null : (
        <Part title={t({ id: 'author.cases' })}>
          {isScored(values) ? <BulkEdit /> : null}
          <CaseTable />
        </Part>
      )}
      {isGrouped(values) && tests.groups.length > 0 ? (
        <Part title={t({ id: 'author.groups' })} hint={t({ id: 'author.groupsHint' })}>
          <GroupPart />
        </Part>
      ) : null}
    </>
  );
}
