import { useState } from 'react';
import { useAttempt } from '../failure/use-attempt.ts';
import { message } from '../intl/message.ts';
import { useText } from '../intl/use-text.ts';
import { focusHeading } from '../keyboard/focus-heading.ts';
import { readTable, type SentTable, type TableFault } from './sent-table.ts';

/** What the server said about a table. */
interface Findings {
  /** Null: nothing is wrong. */
  readonly failure: string | null;
}

interface TableImport<Found extends Findings> {
  /** Before the server has seen the table. */
  readonly nothing: Found;
  /** Bytes of a table, as the server limits it. */
  readonly maxBytes: number;
  readonly look: (table: SentTable) => Promise<Partial<Found>>;
}

const faults: Readonly<Record<TableFault, ReturnType<typeof message>>> = {
  BYTES: message({ id: 'table.fault.bytes' }),
  WRONG: message({ id: 'table.fault.wrong' }),
  LOCKED: message({ id: 'table.fault.locked' }),
  SIZE: message({ id: 'table.fault.size' }),
};

/**
 * The state of a form that lets the server look at a table of people, then imports it. Below the sentences of
 * `tablePart`.
 */
export function useTableImport<Found extends Findings, Done>({ nothing, maxBytes, look }: TableImport<Found>) {
  const t = useText();
  const [table, setTable] = useState<SentTable>({ text: '' });
  const [findings, setFindings] = useState(nothing);
  /** What became of the rows; null: nothing was imported. */
  const [done, setDone] = useState<Done | null>(null);
  const { isBusy, attempt } = useAttempt((failure) => setFindings({ ...findings, failure }));
  const take = (next: SentTable, failure: string | null = null) => {
    setTable(next);
    setFindings({ ...nothing, failure });
  };
  const lookAt = async (of: SentTable) => setFindings({ ...nothing, ...(await look(of)) });
  return {
    findings,
    table,
    done,
    isBusy,
    onText: (text: string) => take({ text }),
    readFile: async (file: File) => {
      take({ text: '' });
      await attempt(async () => {
        const next = await readTable(file, maxBytes);
        if ('fault' in next) return take({ text: '' }, t(faults[next.fault], { kb: maxBytes / 1024 }));
        take(next);
        await lookAt(next);
      });
    },
    lookAt: () => attempt(() => lookAt(table)),
    /** Sends the table; `send` answers what was imported, or what is shown instead. */
    importIt: (send: (table: SentTable) => Promise<{ readonly done: Done } | { readonly found: Partial<Found> }>) =>
      attempt(async () => {
        const result = await send(table);
        if ('found' in result) return setFindings({ ...findings, ...result.found });
        setDone(result.done);
        // The form goes with its buttons.
        focusHeading();
      }),
    startAgain: () => {
      setDone(null);
      take({ text: '' });
      focusHeading();
    },
  };
}
