import { Box, Input, Table } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Pager } from '../../../../components/pager.tsx';
import { formatBytes } from '../../../../lib/format/format-bytes.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { casesOf, changeCases, isGrouped, isScored } from '../form/case-modes.ts';
import { FaultText, useWantedFocus } from '../form/field-frame.tsx';
import { useProblemForm } from '../form/form-context.ts';
import type { CaseValues, ManualCaseValues, ScoredValues } from '../form/values.ts';

/** Thousands of rows of fields would make typing slow. */
const pageSize = 50;

/** The cases the problem will have, with what they count. */
export function CaseTable() {
  const t = useText();
  const { values, change, wanted } = useProblemForm();
  const [page, setPage] = useState(1);
  const cases = casesOf(values.tests);
  const wantedIndex = Number(/^tests\.cases\.(\d+)/.exec(wanted?.path ?? '')?.[1] ?? -1);
  useEffect(() => {
    if (wantedIndex >= 0) setPage(Math.floor(wantedIndex / pageSize) + 1);
  }, [wanted, wantedIndex]);
  const shownPage = Math.min(page, Math.max(1, Math.ceil(cases.length / pageSize)));
  const first = (shownPage - 1) * pageSize;
  const set = (index: number, part: Partial<ScoredValues>) =>
    change((before) => ({ ...before, tests: changeCases(before.tests, (_one, at) => (at === index ? part : {})) }));
  const scored = isScored(values);
  const grouped = isGrouped(values);
  // On phones what is typed goes before what is only read.
  const sizeCell = { textAlign: 'end', whiteSpace: 'nowrap', ...(grouped ? { hideBelow: 'md' } : {}) } as const;
  if (cases.length === 0) return null;
  return (
    <>
      <Box
        borderWidth="1px"
        borderRadius="l2"
        overflowX="auto"
        tabIndex={0}
        role="region"
        aria-label={t({ id: 'author.cases' })}
      >
        <Table.Root>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader top="0" textAlign="end" w="1">
                #
              </Table.ColumnHeader>
              <Table.ColumnHeader top="0">{t({ id: 'author.case.name' })}</Table.ColumnHeader>
              <Table.ColumnHeader top="0" {...sizeCell}>
                {t({ id: 'author.case.input' })}
              </Table.ColumnHeader>
              <Table.ColumnHeader top="0" {...sizeCell}>
                {t({ id: 'author.case.answer' })}
              </Table.ColumnHeader>
              {grouped ? <Table.ColumnHeader top="0">{t({ id: 'author.case.group' })}</Table.ColumnHeader> : null}
              {scored ? <Table.ColumnHeader top="0">{t({ id: 'author.case.score' })}</Table.ColumnHeader> : null}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {cases.slice(first, first + pageSize).map((one, at) => {
              const index = first + at;
              const { name, inputBytes, outputBytes } = factsOf(one, index);
              return (
                <Table.Row key={index}>
                  <Table.Cell textAlign="end" color="fg.muted">
                    {index + 1}
                  </Table.Cell>
                  <Table.Cell fontFamily="mono" fontSize="xs" wordBreak="break-all">
                    {name}
                  </Table.Cell>
                  <Table.Cell {...sizeCell}>{formatBytes(inputBytes)}</Table.Cell>
                  <Table.Cell {...sizeCell}>{formatBytes(outputBytes)}</Table.Cell>
                  {grouped ? (
                    <Table.Cell>
                      <FigureInput
                        path={`tests.cases.${index}.groupNumber`}
                        label={t({ id: 'author.case.groupOf' }, { name })}
                        value={one.groupNumber}
                        onValue={(groupNumber) => set(index, { groupNumber })}
                      />
                    </Table.Cell>
                  ) : null}
                  {scored ? (
                    <Table.Cell>
                      <FigureInput
                        path={`tests.cases.${index}.score`}
                        label={t({ id: 'author.case.scoreOf' }, { name })}
                        value={one.score}
                        onValue={(score) => set(index, { score })}
                      />
                    </Table.Cell>
                  ) : null}
                </Table.Row>
              );
            })}
          </Table.Body>
        </Table.Root>
      </Box>
      {cases.length > pageSize ? (
        <Pager page={shownPage} size={pageSize} total={cases.length} onPage={setPage} />
      ) : null}
    </>
  );
}

/** Name and sizes; typed cases are called by their number, as the server calls them. */
function factsOf(
  one: CaseValues | ManualCaseValues,
  index: number,
): Pick<CaseValues, 'name' | 'inputBytes' | 'outputBytes'> {
  if ('name' in one) return one;
  const sizeOf = (text: string) => new TextEncoder().encode(text).length;
  return { name: String(index + 1), inputBytes: sizeOf(one.input), outputBytes: sizeOf(one.output) };
}

interface FigureInputProps {
  readonly path: string;
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

function FigureInput({ path, label, value, onValue }: FigureInputProps) {
  const { fault, touch } = useProblemForm();
  const frame = useWantedFocus(path);
  const error = fault(path);
  return (
    <Box ref={frame}>
      <Input
        size="xs"
        w="4.5rem"
        inputMode="numeric"
        aria-label={label}
        aria-invalid={error !== null}
        aria-describedby={`${path}-fault`}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        onBlur={() => touch(path)}
      />
      <FaultText id={`${path}-fault`}>{error}</FaultText>
    </Box>
  );
}
