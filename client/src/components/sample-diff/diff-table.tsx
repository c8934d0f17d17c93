import { Box, Button, chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useText } from '../../lib/intl/use-text.ts';
import { DiffLineText } from './diff-line-text.tsx';
import { diffRows, sectionsOf, type BoundedText, type DiffRow } from './diff-rows.ts';

interface DiffTableProps {
  readonly expected: BoundedText;
  readonly output: BoundedText;
}

/** The expected output and that of the program, side by side; what is the same is folded away. */
export function DiffTable({ expected, output }: DiffTableProps) {
  const t = useText();
  const sections = useMemo(() => sectionsOf(diffRows(expected, output)), [expected, output]);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const isSame = sections.every(({ rows }) => rows.every(({ kind }) => kind === 'same'));
  return (
    <>
      <Box borderWidth="1px" borderRadius="l2" overflow="hidden">
        <Table>
          <caption>{t({ id: 'sample.compared' })}</caption>
          <colgroup>
            <col style={{ width: '1.25rem' }} />
            <col style={{ width: '2.25rem' }} />
            <col />
            <col style={{ width: '2.25rem' }} />
            <col />
          </colgroup>
          <thead>
            <tr>
              <th colSpan={3} scope="col">
                {t({ id: 'sample.expected' })}
              </th>
              <th colSpan={2} scope="col">
                {t({ id: 'sample.output' })}
              </th>
            </tr>
          </thead>
          {sections.map(({ rows, isFolded }, index) => (
            <tbody key={index}>
              {isFolded && !opened.has(index) ? (
                <tr>
                  <td colSpan={5}>
                    <Button
                      size="2xs"
                      variant="ghost"
                      w="full"
                      onClick={() => setOpened((before) => new Set([...before, index]))}
                    >
                      {t({ id: 'sample.unfold' }, { count: rows.length })}
                    </Button>
                  </td>
                </tr>
              ) : (
                rows.map((row) => <Row key={`${row.expected?.number} ${row.output?.number}`} row={row} />)
              )}
            </tbody>
          ))}
        </Table>
      </Box>
      {isSame ? <Note>{t({ id: 'sample.same' })}</Note> : null}
      {output.isCut || expected.isCut ? <Note>{t({ id: 'sample.cut' })}</Note> : null}
    </>
  );
}

function Row({ row }: { readonly row: DiffRow }) {
  const t = useText();
  const differs = row.kind === 'blanks' ? t({ id: 'sample.blanksDiffer' }) : t({ id: 'sample.differs' });
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
      <td>{row.expected?.number}</td>
      <td data-side="expected">
        <DiffLineText row={row} side="expected" />
      </td>
      <td>{row.output?.number}</td>
      <td data-side="output">
        <DiffLineText row={row} side="output" />
      </td>
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
