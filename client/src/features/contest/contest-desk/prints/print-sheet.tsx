import { Global } from '@emotion/react';
import { createPortal } from 'react-dom';
import { formatDateTime } from '../../../../lib/format/figures.ts';
import { withBrackets } from '../../../../lib/intl/with-brackets.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import type { ContestPrintTextQuery } from './prints.generated.ts';

/**
 * On paper nothing but the sheet, in black; its head stands on every page, which only heads of tables do in all
 * browsers.
 */
const paper = {
  '.print-sheet': { display: 'none' },
  '@media print': {
    '@page': { margin: '15mm' },
    'html, body': { background: '#fff !important' },
    'body > *:not(.print-sheet)': { display: 'none !important' },
    '.print-sheet': { display: 'table', width: '100%', color: '#000', tableLayout: 'fixed' },
    '.print-sheet th': {
      textAlign: 'start',
      font: '600 10pt sans-serif',
      borderBottom: '1px solid #000',
      paddingBottom: '2mm',
    },
    '.print-sheet pre': {
      font: '9.5pt/1.3 monospace',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      tabSize: 4,
      marginTop: '3mm',
    },
  },
} as const;

/**
 * What the printer gets of a text: who wrote it, in which contest, when, and the text. Beside the page, and there for
 * paper alone.
 */
export function PrintSheet({
  print: { id, contestTitle, username, realName, teamName, createdAt, content },
}: {
  readonly print: NonNullable<ContestPrintTextQuery['contestPrint']>;
}) {
  const locale = useLocale();
  return createPortal(
    <>
      <Global styles={paper} />
      <table className="print-sheet" data-testid="print-sheet">
        <thead>
          <tr>
            <th scope="col">
              {contestTitle} · {teamName === null ? null : `${teamName} · `}
              {realName === null ? username : withBrackets(username, realName, locale)} · #{id} ·{' '}
              {formatDateTime(new Date(createdAt))}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <pre>{content}</pre>
            </td>
          </tr>
        </tbody>
      </table>
    </>,
    document.body,
  );
}
