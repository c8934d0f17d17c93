import { Box, Button, chakra } from '@chakra-ui/react';
import type { NumberTolerance } from '@verdict/judge/protocol/number-tolerance.ts';
import { Fragment, useMemo, useState } from 'react';
import { useText } from '../../lib/intl/use-text.ts';
import { useIsPhone } from '../../lib/preferences/use-is-phone.ts';
import { DiffLineText } from './diff-line-text.tsx';
import { diffRows, sectionsOf, type BoundedText, type DiffRow, type DiffSection } from './diff-rows.ts';

interface DiffTableProps {
  readonly expected: BoundedText;
  readonly output: BoundedText;
  readonly numberTolerance: NumberTolerance | null;
}

type Side = 'expected' | 'output';

const sides: readonly Side[] = ['expected', 'output'];

/**
 * The expected output and that of the program, side by side, on a phone one above the other; what is the same is folded
 * away.
 */
export function DiffTable({ expected, output, numberTolerance }: DiffTableProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const sections = useMemo(
    () => sectionsOf(diffRows(expected, output, numberTolerance)),
    [expected, output, numberTolerance],
  );
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const differing = sections.flatMap(({ rows }) => rows).filter(({ kind }) => kind !== 'same');
  const isSame = differing.length === 0;
  const areBlanksTold = !isSame && differing.every(({ kind }) => kind === 'blanks');
  const parts = isPhone ? sides.map((side) => [side]) : [sides];
  const Head = isPhone ? 'tbody' : 'thead';
  return (
    <>
      <Box borderWidth="1px" borderRadius="l2" overflow="hidden">
        <Table>
          <caption>{t({ id: 'sample.compared' })}</caption>
          <colgroup>
            <col style={{ width: '1.25rem' }} />
            {(parts[0] ?? []).map((side) => (
              <Fragment key={side}>
                <col style={{ width: '2.25rem' }} />
                <col />
              </Fragment>
            ))}
          </colgroup>
          {parts.map((part) => (
            <Fragment key={part.join()}>
              <Head>
                <tr>
                  {part.map((side, index) => (
                    <th key={side} colSpan={index === 0 ? 3 : 2} scope="col">
                      {side === 'expected' ? t({ id: 'sample.expected' }) : t({ id: 'sample.output' })}
                    </th>
                  ))}
                </tr>
              </Head>
              {sections.map((section, index) => (
                <tbody key={index}>
                  <Section
                    section={section}
                    part={part}
                    numberTolerance={numberTolerance}
                    isOpen={opened.has(index)}
                    onOpen={() => setOpened((before) => new Set([...before, index]))}
                  />
                </tbody>
              ))}
            </Fragment>
          ))}
        </Table>
      </Box>
      {isSame ? <Note>{t({ id: 'sample.same' })}</Note> : null}
      {numberTolerance === null ? null : <Note>{t({ id: 'sample.tolerance' })}</Note>}
      {areBlanksTold ? <Note>{t({ id: 'sample.blanksDiffer' })}</Note> : null}
      {output.text === '' && !isSame ? <Note>{t({ id: 'sample.nothing' })}</Note> : null}
      {output.isCut || expected.isCut ? <Note>{t({ id: 'sample.cut' })}</Note> : null}
    </>
  );
}

interface SectionProps extends Pick<DiffTableProps, 'numberTolerance'> {
  readonly section: DiffSection;
  /** What stands beside each other. */
  readonly part: readonly Side[];
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function Section({ section: { rows, isFolded }, part, numberTolerance, isOpen, onOpen }: SectionProps) {
  const t = useText();
  if (!isFolded || isOpen)
    return rows.map((row) => (
      <Row
        key={`${row.expected?.number} ${row.output?.number}`}
        row={row}
        part={part}
        numberTolerance={numberTolerance}
      />
    ));
  return (
    <tr>
      <td colSpan={1 + 2 * part.length}>
        <Button size="2xs" variant="ghost" w="full" onClick={onOpen}>
          {t({ id: 'sample.unfold' }, { count: rows.length })}
        </Button>
      </td>
    </tr>
  );
}

interface RowProps extends Pick<SectionProps, 'part' | 'numberTolerance'> {
  readonly row: DiffRow;
}

function Row({ row, part, numberTolerance }: RowProps) {
  const t = useText();
  const differs = row.kind === 'blanks' ? t({ id: 'sample.blanksDiffer' }) : t({ id: 'sample.differs' });
  if (part.every((side) => row[side] === null)) return null;
  return (
    <tr data-kind={row.kind}>
      <td>
        {row.kind === 'same' ? null : (
          <>
            <span aria-hidden="true" title={differs}>
              {row.kind === 'blanks' ? '␣' : '≠'}
            </span>
            <chakra.span srOnly>{differs}</chakra.span>
          </>
        )}
      </td>
      {part.map((side) => (
        <Fragment key={side}>
          <td>{row[side]?.number}</td>
          <td data-side={side}>
            <DiffLineText row={row} side={side} numberTolerance={numberTolerance} />
          </td>
        </Fragment>
      ))}
    </tr>
  );
}

function Note({ children }: { readonly children: string }) {
  return (
    <Box mt="1" fontSize="xs" color="fg.muted">
      {children}
    </Box>
  );
}

const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontFamily: 'mono',
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    '& caption': { srOnly: true },
    '& th': {
      textAlign: 'start',
      paddingInline: '2',
      height: '7',
      bg: 'bg.subtle',
      color: 'fg.muted',
      fontFamily: 'body',
      fontSize: 'xs',
      fontWeight: 'medium',
    },
    '& td': {
      verticalAlign: 'top',
      textAlign: 'end',
      paddingInlineEnd: '1.5',
      color: 'fg.muted',
      fontSize: 'xs',
      lineHeight: '1.25rem',
    },
    '& td[data-side]': {
      textAlign: 'start',
      paddingInline: '1.5',
      borderInlineStartWidth: '1px',
      color: 'fg',
      fontSize: '0.8125rem',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
    '& tr[data-kind=different] td[data-side=expected]': { bg: 'green.subtle' },
    '& tr[data-kind=different] td[data-side=output]': { bg: 'red.subtle' },
    '& tr[data-kind=blanks] td[data-side]': { bg: 'amber.subtle' },
  },
});
